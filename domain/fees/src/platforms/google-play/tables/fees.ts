import { citing } from '../../../schedule/citing.ts';
import type { FeeTable } from '../../../schedule/fee-table.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Percent, YesNo } from '../../../value/fee-value.ts';
import { amount, percent, yesNo } from '../../../value/kinds.ts';
import { newFeesFrom, type Region } from '../regions.ts';
import { sources } from './sources.ts';

const { seen, since, begins } = citing(sources);

type Fees = Readonly<{
  /** A purchase within the first million dollars of the year's earnings. */
  firstMillion: Schedule<Percent>;
  /** Beyond it, in an app that the buyer had before the new fees. */
  existingInstalls: Schedule<Percent>;
  /** Beyond it, in an app installed or updated since for the first time. */
  newInstalls: Schedule<Percent>;
  /** Renewed by itself. */
  subscription: Schedule<Percent>;
}>;

const beyond = since('2021-07-01', ['official', 'service-fees', 'fees-2026-10', 'memo-2026-09'], percent('30'));
const feesOf = (region: Region): Fees => {
  const from = newFeesFrom[region];
  return {
    firstMillion: [
      since('2021-07-01', ['official', 'service-fees', 'fees-2026-10', 'memo-2026-09'], percent('15')),
      since(from, ['official', 'blog-2026-06', 'memo-2026-09'], percent('10')),
    ],
    existingInstalls: [beyond, since(from, ['single', 'memo-2026-09', 'squared'], percent('25'))],
    newInstalls: [beyond, since(from, ['official', 'blog-2026-03', 'memo-2026-09', 'squared'], percent('20'))],
    subscription: [
      since('2022-01-01', ['seen', 'memo-2026-09', 'fees-2026-10', 'bleeping-2021'], percent('15')),
      since(from, ['official', 'blog-2026-03', 'blog-2026-06', 'memo-2026-09'], percent('10')),
    ],
  };
};

/** Of the price without the buyer's tax. Until the new fees, Google's billing is inside. */
export const serviceFee = {
  usUkEea: feesOf('usUkEea'),
  australia: feesOf('australia'),
  japanKorea: feesOf('japanKorea'),
  elsewhere: feesOf('elsewhere'),
} as const satisfies Readonly<Record<Region, Fees>>;

/** Beside the service fee, for Google Play's billing; what it is in other regions Google has not said. */
export const billingFee = {
  usUkEea: [begins('2026-06-30', ['official', 'lower-fees', 'blog-2026-03', 'memo-2026-09'], percent('5'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** For a developer's account, once. */
export const registration: Schedule<Amount<'USD'>> = [seen(['seen', 'accounts', 'swiftic'], amount('25.00', 'USD'))];

/** How Google pays developers in Sri Lanka. */
export const payout = {
  wire: [seen(['official', 'wire'], yesNo(true))],
  least: [seen(['official', 'wire'], amount('100.00', 'USD'))],
} as const satisfies FeeTable;

/** Whether a chargeback is the developer's cost: the price less the service fee, and what the bank charges for it. */
export const chargebacks: Schedule<YesNo> = [begins('2026-08-03', ['single', 'chargebacks'], yesNo(true))];

/** What is withheld, at most, of purchases that buyers in Sri Lanka pay by their phone bill. */
export const phoneBill: Schedule<Percent> = [begins('2019-08-01', ['official', 'withholding'], percent('10'))];
