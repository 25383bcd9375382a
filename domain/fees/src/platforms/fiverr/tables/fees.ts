import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Bands, Percent } from '../../../value/fee-value.ts';
import { amount, bands, between, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/** Of the order, its extras and tips; the same for every country and level. */
export const commission: Schedule<Percent> = [
  seen(['seen', 'matrix-2026-10', 'earnings', 'calculator-2026-08', 'channels-2026-10'], percent('20')),
];

/** What the buyer pays on top: of the order, and for a small one. */
export const buyer = {
  serviceFee: [seen(['single', 'calculator-2026-08'], percent('5.5'))],
  /** Before June 2023 it was 2.00 below 50; since when, nobody says. */
  smallOrder: [
    since('2023-06-01', ['single', 'calculator-2026-08'], bands('USD', [{ over: '0', below: '100', amount: '3.00' }])),
  ],
} as const satisfies Readonly<Record<string, Schedule<Percent | Bands>>>;

/** What Fiverr charges for paying out. Its own pages differ on Payoneer, and the dearer counts. */
export const withdrawal = {
  payoneer: [
    seen(
      ['range', 'log-2026-09', 'help-2026-08', 'calculator-2026-08'],
      amount('3.00', 'USD', between('1.00', '3.00')),
    ),
  ],
  bank: [seen(['seen', 'channels-2026-10', 'help-2026-08', 'calculator-2026-08'], amount('1.00', 'USD'))],
  paypal: [seen(['seen', 'calculator-2026-08', 'help-2026-08'], amount('0', 'USD'))],
  /** The most that is paid out at once. */
  most: [seen(['single', 'help-2026-08'], amount('5000.00', 'USD'))],
} as const satisfies Readonly<Record<string, Schedule<Amount<'USD'>>>>;
