import { fill } from '@formation/content';
import { shownCurrencies, type CompanyCost } from '@formation/formation';
import { money, moneyText } from '@formation/money';
import { costFields } from '@formation/payouts/payments-for';
import { GoLink, LedgerRow, LedgerTotal } from '@formation/ui';
import type { ReactNode } from 'react';
import { RateAge } from '../../../lib/figures/rate-age.tsx';
import { paysLines } from '../../../lib/pays-back/pays-lines.ts';
import type { PaysWords } from '../../../lib/pays-back/pays-words.ts';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { SourceTitle } from '../../../lib/text/source-title.tsx';
import type { CostOption } from '../form/cost-option.ts';
import type { CostSettings } from '../form/count-option.ts';
import { besidesText, lineNames, optionTitle, type CostWords } from './cost-words.ts';
import { LineWhy } from './line-why.tsx';
import { sumText, rangeText } from './sum-text.ts';
import { YearBars } from './year-bars.tsx';
import '../../../lib/tool/tool.css';
import '../company-cost.css';

type Props = Readonly<{
  words: CostWords;
  /** Whether the company pays for itself, where that is said. */
  pays?: PaysWords;
  option: CostOption;
  cost: CompanyCost;
  settings: CostSettings;
  /** What can be done with the result. */
  children: ReactNode;
}>;

export const totalLabel = ({ cost }: CostWords, years: number) =>
  years === 1 ? cost.totalOneYear : fill(cost.total, { years });

/** The day and source of the rates, and the visitor's own where there is one. */
function RatesNote({ words: { cost, locale }, rates }: Readonly<{ words: CostWords; rates: CompanyCost['rates'] }>) {
  const { day, source, ownRupees } = rates;
  return (
    <p className="fine">
      {`${fill(cost.ratesOf, { day: shortDay(locale, day) })}: `}
      <SourceTitle source={source} />
      {ownRupees && `. ${fill(cost.ownRupees, { rate: ownRupees })}`}
    </p>
  );
}

function Totals({ words, cost, settings }: Pick<Props, 'words' | 'cost' | 'settings'>) {
  const { currency, years } = settings;
  return (
    <>
      {years > 1 && <YearBars years={cost.years} currency={currency} words={words} />}
      <LedgerTotal label={totalLabel(words, years)} amount={moneyText(cost.total[currency])} />
      <p className="small total-range num">{rangeText(cost.total, currency, words)}</p>
      <h3 className="sr">{words.page.result.otherCurrencies}</h3>
      <dl className="in-other num">
        {shownCurrencies
          .filter((other) => other !== currency)
          .map((other) => (
            <div key={other}>
              <dt>{other}</dt>
              <dd>{moneyText(cost.total[other])}</dd>
            </div>
          ))}
      </dl>
      <RateAge old={cost.rates.old} words={words.cost.oldRate} />
      <RatesNote words={words} rates={cost.rates} />
    </>
  );
}

/** What the total does not say: what it is without, and where it has no upper end. */
function Caveats({ words, cost }: Pick<Props, 'words' | 'cost'>) {
  const { without, openEnded, notCounted } = cost;
  const caveats = [
    without.length > 0 && fill(words.cost.without, { lines: lineNames(without, words) }),
    fill(words.cost.besides, { items: besidesText(notCounted, words) }),
    openEnded.length > 0 && fill(words.cost.openEnded, { lines: lineNames(openEnded, words) }),
  ].filter((caveat) => caveat !== false);
  return <p className="fine">{caveats.join(' ')}</p>;
}

/** What is counted, and since when: a sole trader forms nothing. */
function countedText(option: CostOption, words: CostWords, settings: CostSettings): string {
  const { result } = words.page;
  const [now, before] =
    option.form.kind === 'sole-trader'
      ? [result.registeredOn, result.registeredBefore]
      : [result.formedOn, result.formedBefore];
  return fill(settings.exists ? before : now, {
    company: optionTitle(option, words, settings),
    day: shortDay(words.locale, settings.day),
    today: shortDay(words.locale, settings.today),
  });
}

/** That we form such a company, with the price of the package that is counted, or of the smallest. */
function Offer({ words, option: { form, level = 'basic' }, settings }: Pick<Props, 'words' | 'option' | 'settings'>) {
  if (settings.exists || (form.country !== 'us' && form.country !== 'uk')) return undefined;
  const price = moneyText(money(settings.prices[form.country][level], 'USD'), 0);
  return (
    <p>
      <GoLink href={words.formationPages[form.country]}>
        {fill(words.page.result.offer, { package: words.levels[level], price })}
      </GoLink>
    </p>
  );
}

const own = { us: 'USD', uk: 'GBP', hk: 'HKD' } as const;

/** Whether the company pays for itself, counted with the last year above; the routes home open with what it costs. */
function Pays({ pays, option: { form }, cost }: Pick<Props, 'option' | 'cost'> & Readonly<{ pays: PaysWords }>) {
  const { country } = form;
  const [first, last] = [cost.years[0], cost.years.at(-1)];
  if (country === 'lk' || !first || !last) return undefined;
  const currency = own[country];
  const fields = costFields(country, { first: first[currency], later: last[currency] });
  const { text, href, savings } = pays;
  return (
    <div className="stack">
      <p className="small">
        <b>{text.title}</b> {fill(text.counted, { cost: moneyText(last.LKR, 0) })}{' '}
        {paysLines(savings[country], last.LKR, text).join(' ')}
      </p>
      <p>
        <GoLink href={`${href}?${new URLSearchParams(fields).toString()}`}>{text.link}</GoLink>
      </p>
    </div>
  );
}

/** The result as a ledger page: every line with its day, its source and how sure it is. */
export function CostLedger({ words, pays, option, cost, settings, children }: Props) {
  const { page } = words;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner">
        <p className="working-text">{words.working}</p>
        <h2 id="result-title">{page.result.card}</h2>
        <p className="small muted">{countedText(option, words, settings)}</p>
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
        <Caveats words={words} cost={cost} />
        <Offer words={words} option={option} settings={settings} />
        {pays && <Pays pays={pays} option={option} cost={cost} />}
        {children}
      </div>
    </section>
  );
}
