import { isPaidLocally, type Question } from '../question.ts';
import type { Route } from '../routes/route.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';

type Applies = (route: Route, question: Question) => boolean;

const always: Applies = () => true;
const byCompany: Applies = ({ company }) => company !== undefined;

/** A sale of goods, which has a fee for each; work sold on a freelance site has none. */
const ofGoods: Applies = ({ legs }) => legs.some((leg) => leg.step === 'sale' && 'fixed' in leg);

/** Whether a bank transfer to a company passes banks that no step counts: Mercury has dollars in the United States only. */
function isTransferFromAbroad({ by, company, needs }: Route, question: Question): boolean {
  if (by !== 'bank' || !company) return false;
  if (needs.includes('mercury-account')) return question.payer.country !== 'US';
  const isDollarsInHongKong = company === 'hk' && question.amount.currency === 'USD';
  return isDollarsInHongKong || !isPaidLocally(question);
}

/** What costs something, or changes what arrives, and is in no step of a way; by which ways. The words are content. */
const applies = {
  clientsCharges: ({ platform }) => platform === undefined,
  banksOnTheWay: isTransferFromAbroad,
  refunds: (route, question) => route.risks.includes('chargebacks') || ofGoods(route, question),
  saleCosts: ofGoods,
  formation: byCompany,
  companyTax: byCompany,
  audit: ({ company }) => company === 'hk',
  plan: ({ needs }) => needs.includes('mercury-account'),
  laterExchange: ({ staysForeign }) => staysForeign === true,
  rateMoves: always,
  accountKeeping: always,
  incomeTax: always,
} as const satisfies Readonly<Record<string, Applies>>;

export type NotCounted = keyof typeof applies;
export const notCountedKeys = Object.keys(applies) as readonly NotCounted[]; // an object of our own, with these keys only

/** What is not counted by a way. */
export function notCountedBy(key: RouteKey, question: Question): readonly NotCounted[] {
  return notCountedKeys.filter((one) => applies[one](routeOf(key), question));
}

/** What some of the ways do not count, each once. */
export function notCountedIn(lists: readonly (readonly NotCounted[])[]): readonly NotCounted[] {
  return notCountedKeys.filter((key) => lists.some((list) => list.includes(key)));
}
