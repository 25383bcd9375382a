import { citing } from '../schedule/citing.ts';
import type { Schedule, Source } from '../schedule/schedule.ts';
import type { Amount, Percent } from '../value/fee-value.ts';
import { amount, percent } from '../value/kinds.ts';

/** For the sources of each platform whose customers can pay by it. */
export const payHereSource = {
  title: 'PayHere: USD payouts',
  href: 'https://support.payhere.lk/usd-payouts',
  checked: '2026-11-21',
  own: true,
} as const satisfies Source;

const { seen } = citing({ payhere: payHereSource });

/** A card gateway in Sri Lanka that pays out in dollars: by the month, and of each payment. */
export const payHere = {
  plusEachMonth: [seen(['official', 'payhere'], amount('2990', 'LKR', 'month'))],
  plusRate: [seen(['official', 'payhere'], percent('3.99'))],
  premiumEachMonth: [seen(['official', 'payhere'], amount('9990', 'LKR', 'month'))],
  premiumRate: [seen(['official', 'payhere'], percent('3.69'))],
} as const satisfies Readonly<Record<string, Schedule<Amount | Percent>>>;
