import { citing } from '../../../schedule/citing.ts';
import type { FeeTable } from '../../../schedule/fee-table.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Percent } from '../../../value/fee-value.ts';
import { amount, between, percent, range } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/**
 * Of what a contract pays. Since May 2025 Upwork sets the rate for each contract and shows it before the proposal; no page
 * says by what. The source names the month, so its first day counts. Until 2 May 2023 it was 20%, 10% and 5% by what one
 * client had paid.
 */
export const serviceFee: Schedule<Percent> = [
  since('2023-05-03', ['single', 'news-2023'], percent('10')),
  since(
    '2025-05-01',
    ['range', 'matrix-2026-10', 'help-2026-08', 'pricing-2026-07', 'compared-2026-10'],
    percent('10', between('0', '15')),
  ),
];

/** Of a client whom the freelancer brought, by the freelancer's membership. */
export const directContract = {
  basic: [seen(['official', 'direct'], percent('5'))],
  plus: [seen(['official', 'direct'], percent('0'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** For each Connect; a proposal takes several, won or not. */
export const connect: Schedule<Amount<'USD'>> = [
  seen(['seen', 'channels-2026-10', 'pricing-2026-07'], amount('0.15', 'USD')),
];

/** The membership; older pages say 14.99. */
export const freelancerPlus: Schedule<Amount<'USD'>> = [
  seen(['single', 'channels-2026-10'], amount('19.99', 'USD', 'month')),
];

/** What the client pays on top: of each payment, and once a contract. */
export const client = {
  eachPayment: [seen(['single', 'compared-2026-10'], range('percent', '3', '7.99'))],
  eachContract: [seen(['single', 'compared-2026-10'], range('USD', '0.99', '14.99'))],
} as const satisfies FeeTable;

/** What Upwork charges for paying out. Where only the two ends are named the dearer counts: an estimate must not flatter. */
export const withdrawal = {
  localBank: [seen(['official', 'bank'], amount('0.99', 'USD'))],
  /** Kept of the rate by the bank that converts, as people in Pakistan and India report it; nobody does so here. */
  rupeeRate: [seen(['range', 'bank-rates'], percent('4.2', between('2', '4.2')))],
  payoneer: [seen(['range', 'payoneer', 'writers'], amount('2.00', 'USD', between('0', '2.00')))],
  wire: [seen(['range', 'wire-before', 'wire'], amount('50.00', 'USD', between('30.00', '50.00')))],
} as const satisfies Readonly<Record<string, Schedule<Percent | Amount<'USD'>>>>;
