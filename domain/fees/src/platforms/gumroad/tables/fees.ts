import { citing } from '../../../schedule/citing.ts';
import type { FeeTable } from '../../../schedule/fee-table.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Charge, Percent } from '../../../value/fee-value.ts';
import { amount, between, charge, percent, yesNo } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/** Of a sale by the seller's own link; and by the month's sales beyond the limit, of those that follow. */
export const direct: Schedule<Charge> = [
  since('2025-01-01', ['official', 'fees', 'program', 'library-2026-10'], charge('10', { fixed: { USD: '0.50' } })),
];
export const volume = {
  beyond: [seen(['official', 'fees'], amount('20000.00', 'USD', 'month'))],
  direct: [seen(['official', 'fees'], charge('5', { fixed: { USD: '0.50' } }))],
} as const satisfies FeeTable;

/** Of the card's payment for a direct sale. The pricing page of October 2026 calls it included; help and program add it. */
export const processing: Schedule<Charge> = [
  seen(['official', 'fees', 'program', 'audit-2026-04'], charge('2.9', { fixed: { USD: '0.30' } })),
];

/** Of a sale that Gumroad's own marketplace brought, with the card's payment inside. */
export const discover: Schedule<Percent> = [seen(['official', 'fees', 'program', 'library-2026-10'], percent('30'))];

/** How Gumroad pays out in Sri Lanka. */
export const payout = {
  toRupees: [seen(['official', 'paid', 'rupees'], yesNo(true))],
  /** The rate of the moment of sale, “typically” that of the middle of the market. */
  spread: [seen(['official', 'paid'], percent('0'))],
  least: [seen(['range', 'least-100', 'least-10'], amount('100.00', 'USD', between('10.00', '100.00')))],
} as const satisfies FeeTable;
