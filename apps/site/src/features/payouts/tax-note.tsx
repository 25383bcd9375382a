import { fill } from '@formation/content';
import { inForce, startOf } from '@formation/fees';
import { money, moneyText, rate, shortPercentText } from '@formation/money';
import { monthlyTotal, taxRules, taxSetAside, type Arrival, type Question } from '@formation/payouts';
import { Note } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { SourceTitle } from '../../lib/text/source-title.tsx';
import type { PayoutsWords } from './payouts-words.ts';

type Props = Readonly<{ best: Arrival; question: Question; words: PayoutsWords }>;

/** What a resident lays aside of what the best way brings; apart, and not taken off. */
export function TaxNote({ best, question, words }: Props) {
  const { tax } = words.page;
  const month = monthlyTotal(best.received.value, question.timesAMonth);
  const aside = taxSetAside(month, question.day);
  if ('refused' in aside) return undefined;
  const rule = inForce(taxRules, question.day);
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
