import { fill } from '@formation/content';
import type { ShownCurrency, Sum } from '@formation/formation';
import { compare, divide, moneyText, toText, type Decimal } from '@formation/money';
import { LedgerGroup } from '@formation/ui';
import type { CostWords } from './cost-words.ts';
import { rangeText } from './sum-text.ts';
import './company-cost.css';

type Props = Readonly<{ years: readonly Sum[]; currency: ShownCurrency; words: CostWords }>;

const WIDTH: Decimal = { units: 100n, scale: 0 };

/** How long a bar is, in hundredths of the longest. */
function lengthOf(amount: Decimal, longest: Decimal): string {
  if (longest.units <= 0n) return '0';
  return toText(divide({ units: amount.units * WIDTH.units, scale: amount.scale }, longest), 1);
}

/** Year by year as bars: the typical amount full, up to the most that it can be lighter. */
export function YearBars({ years, currency, words }: Props) {
  const longest = years.map(({ high }): Decimal => high[currency]).reduce((a, b) => (compare(a, b) < 0 ? b : a));
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
