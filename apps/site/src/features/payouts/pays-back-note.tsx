import { fill } from '@formation/content';
import { add, money, moneyText, rate } from '@formation/money';
import { companyCurrencies, isPaidBack, routeOf, valueOf, type CompanyCountry, type Ranked } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import { routeWords, type PayoutsWords } from './payouts-words.ts';
import type { Asking } from './use-payouts.ts';

type Props = Readonly<{ row: Ranked; asking: Asking; words: PayoutsWords }>;

/** What a later year of a company costs, and its first, as texts. */
function costTexts(company: CompanyCountry, { answer: { assumptions } }: Asking) {
  const amount = (key: 'upkeep' | 'setup') =>
    money(valueOf(assumptions[`${key}-${company}`]) ?? '0', companyCurrencies[company]);
  const later = amount('upkeep');
  return { later: moneyText(later), first: moneyText({ ...later, ...add(later, amount('setup')) }) };
}

/** Whether the company of a route pays for itself: against which route, by how much, and which company is meant. */
export function PaysBackNote({ row: { answer, paysBack }, asking, words }: Props) {
  const { result } = words.page;
  const { company } = routeOf(answer.route);
  if (!paysBack || !company) return undefined;
  const { against, saved, payments } = paysBack;
  const { timesAMonth } = asking.question;
  const route = routeWords(against, words).name;
  return (
    <p className="small">
      {payments
        ? fill(result.paysBackWhy, { route, saved: moneyText(saved), ...payments })
        : `${fill(result.neverPaysBack, { route })}.`}{' '}
      {payments && !isPaidBack(paysBack, timesAMonth) && `${fill(result.tooFew, { year: timesAMonth * 12 })} `}
      {fill(result.counted[company], costTexts(company, asking))}{' '}
      <GoLink href={`${words.companyCost}?country=${company}`}>{result.companyCost}</GoLink>
    </p>
  );
}
