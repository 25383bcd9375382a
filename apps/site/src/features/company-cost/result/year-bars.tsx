import { fill } from '@formation/content';
import type { ShownCurrency, Sum } from '@formation/formation';
import { moneyText, toText, type Decimal } from '@formation/money';
import { LedgerGroup } from '@formation/ui';
import type { CostWords } from './cost-words.ts';
import { rangeText } from './sum-text.ts';
import '../company-cost.css';

type Props = Readonly<{ years: readonly Sum[]; currency: ShownCurrency; words: CostWords }>;

const inNumbers = (amount: Decimal) => Number(toText(amount, 2));

/** How long a bar is, in hundredths of the longest. */
const lengthOf = (amount: Decimal, longest: number) =>
  longest <= 0 ? '0' : ((inNumbers(amount) / longest) * 100).toFixed(1);

/** Year by year as bars: the typical amount full, up to the most that it can be lighter. */
export function YearBars({ years, currency, words }: Props) {
  const longest = Math.max(...years.map(({ high }) => inNumbers(high[currency])));
  return (
    <div className="ledger">
      <LedgerGroup label={words.page.result.byYear} unit={currency} />
      {years.map((sum, index) => (
        <div key={index} className="year">
          <span>{fill(words.cost.year, { year: index + 1 })}</span>
          <span className="amt">{moneyText(sum[currency])}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className="most" width={lengthOf(sum.high[currency], longest)} height="4" />
            <rect width={lengthOf(sum[currency], longest)} height="4" />
          </svg>
          <span className="why">{rangeText(sum, currency, words)}</span>
        </div>
      ))}
    </div>
  );
}
