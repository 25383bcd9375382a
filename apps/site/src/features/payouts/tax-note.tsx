import { fill } from '@formation/content';
import { inForce, startOf, type IsoDate } from '@formation/fees';
import { money, moneyText, rate, shortPercentText, type Money } from '@formation/money';
import { taxRules, taxSetAside } from '@formation/payouts';
import { Note } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { SourceTitle } from '../../lib/text/source-title.tsx';
import type { PayoutsWords } from './payouts-words.ts';

type Props = Readonly<{ month: Money<'LKR'>; day: IsoDate; words: PayoutsWords }>;

/** What a resident lays aside of what a month brings; apart, and not taken off. */
export function TaxNote({ month, day, words }: Props) {
  const { tax } = words.page;
  const aside = taxSetAside(month, day);
  if ('refused' in aside) return undefined;
  const rule = inForce(taxRules, day);
  const { value, source } = rule;
  const text = fill(tax.rule, {
    month: moneyText(month),
    relief: moneyText(money(value.relief, 'LKR'), 0),
    first: moneyText(money(value.first, 'LKR'), 0),
    firstRate: shortPercentText(rate(value.firstRate)),
    mostRate: shortPercentText(rate(value.mostRate)),
  });
  return (
    <Note title={`${tax.title}: ${fill(tax.amount, { amount: moneyText(aside.setAside.value) })}`}>
      {text} {tax.notAdvice} <SourceTitle source={source} />,{' '}
      {fill(tax.since, { day: shortDay(words.locale, startOf(rule)) })}.
    </Note>
  );
}
