import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { isPaidBack, routeOf, yearsOf, type Ranked } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import { routeWords, type PayoutsWords } from './payouts-words.ts';
import type { Asking } from './use-payouts.ts';

type Props = Readonly<{ row: Ranked; asking: Asking; words: PayoutsWords }>;

/** Whether the company of a route pays for itself: against which route, by how much, and which company is meant. */
export function PaysBackNote({ row: { answer, paysBack }, asking, words }: Props) {
  const { result } = words.page;
  const { company } = routeOf(answer.route);
  if (!paysBack || !company) return undefined;
  const { against, saved, payments } = paysBack;
  const { timesAMonth } = asking.question;
  const route = routeWords(against, words).name;
  const { later, first } = yearsOf(company, asking.answer.assumptions);
  return (
    <p className="small">
      {payments
        ? fill(result.paysBackWhy, { route, saved: moneyText(saved), ...payments })
        : fill(result.neverPaysBackWhy, { route })}{' '}
      {payments && !isPaidBack(paysBack, timesAMonth) && `${fill(result.tooFew, { year: timesAMonth * 12 })} `}
      {fill(result.counted[company], { later: moneyText(later), first: moneyText(first) })}{' '}
      <GoLink href={`${words.companyCost}?place=${company}`}>{result.companyCost}</GoLink>
    </p>
  );
}
