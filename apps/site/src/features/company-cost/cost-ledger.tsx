import { fill } from '@formation/content';
import type { CompanyCost, CostLine } from '@formation/formation';
import { moneyText } from '@formation/money';
import { LedgerGroup, LedgerRow, LedgerTotal } from '@formation/ui';
import type { ReactNode } from 'react';
import { shortDay } from '../../lib/dates/short-day.ts';
import { lineNames, type CostWords } from './cost-words.ts';
import { currencies, type CostSettings } from './count-option.ts';
import { lineSum } from './line-sum.ts';
import { LineWhy } from './line-why.tsx';
import '../../lib/tool/tool.css';
import './company-cost.css';

type Props = Readonly<{
  words: CostWords;
  title: string;
  cost: CompanyCost;
  settings: CostSettings;
  /** What can be done with the result. */
  children: ReactNode;
}>;

function sumText(line: CostLine, { page }: CostWords): string {
  const sum = lineSum(line);
  if (typeof sum === 'object') return (line.atLeast ? '≥ ' : '') + moneyText(sum);
  return page.compare[sum === 'included' ? 'included' : 'unknown'];
}

export const totalLabel = ({ cost }: CostWords, years: number) =>
  years === 1 ? cost.totalOneYear : fill(cost.total, { years });

function Totals({ words, cost, settings }: Omit<Props, 'title' | 'children'>) {
  const { page, locale } = words;
  const { currency, years } = settings;
  const { day, source } = cost.rates;
  return (
    <>
      {years > 1 && (
        <div className="ledger">
          <LedgerGroup label={page.result.byYear} unit={currency} />
          {cost.years.map((sums, index) => (
            <LedgerRow
              key={index}
              label={fill(words.cost.year, { year: index + 1 })}
              amount={moneyText(sums[currency])}
            />
          ))}
        </div>
      )}
      <LedgerTotal label={totalLabel(words, years)} amount={moneyText(cost.total[currency])} />
      <h3 className="sr">{page.result.otherCurrencies}</h3>
      <dl className="in-other num">
        {currencies
          .filter((other) => other !== currency)
          .map((other) => (
            <div key={other}>
              <dt>{other}</dt>
              <dd>{moneyText(cost.total[other])}</dd>
            </div>
          ))}
      </dl>
      <p className="fine">
        {fill(words.cost.ratesOf, { day: shortDay(locale, day) })}
        {': '}
        {source.href ? <a href={source.href}>{source.title}</a> : source.title}
      </p>
    </>
  );
}

/** The result as a ledger page: every line with its day, its source and how sure it is. */
export function CostLedger({ words, title, cost, settings, children }: Props) {
  const { page, locale } = words;
  const lines = lineNames(cost.without, words);
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner">
        <h2 id="result-title">{page.result.card}</h2>
        <p className="small muted">
          {fill(page.result.formedOn, { company: title, day: shortDay(locale, settings.day) })}
        </p>
        <div className="ledger">
          {cost.lines.map((line) => (
            <LedgerRow
              key={line.key}
              label={words.cost.keys[line.key]}
              amount={sumText(line, words)}
              why={<LineWhy line={line} words={words} />}
            />
          ))}
        </div>
        <Totals words={words} cost={cost} settings={settings} />
        <p className="fine">
          {cost.without.length > 0 && `${fill(words.cost.without, { lines })} `}
          {words.cost.laterYears}
        </p>
        {children}
      </div>
    </section>
  );
}
