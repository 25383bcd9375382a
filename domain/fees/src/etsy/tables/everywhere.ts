import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** Dollars for a listing of four months, and for each further piece of it that is sold. */
export const listingFee: Schedule<string> = [
  entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09'], '0.20'),
];

/** Fraction of price, shipping, gift wrap and personalisation; tax in the United States is not in it. */
export const transactionFee: Schedule<string> = [
  entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09'], '0.065'),
];

/**
 * Fraction of an order that came from an advertisement outside Etsy, by the shop's sales in 365 days: up to 10,000
 * dollars, or beyond; and the most for one order, in dollars.
 */
export const offsiteAds: Schedule<Readonly<{ under: string; over: string; most: string }>> = [
  entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06', 'overview-2026'], {
    under: '0.15',
    over: '0.12',
    most: '100.00',
  }),
];

/** Fraction kept when the listing is in another currency than the payment account. */
export const currencyConversion: Schedule<string> = [
  entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06', 'fx-help'], '0.025'),
];

/** What a shop pays that no sale changes, in dollars: to open it at most, and for two subscriptions a month. */
export const shopFees = {
  setUpAtMost: [entry('2026-08-21', ['verified', 'policy-2144'], '15.00')],
  plusEachMonth: [entry('2026-08-21', ['estimate', 'rates-2026-08'], '10.00')],
  patternEachMonth: [entry('2026-08-21', ['estimate', 'rates-2026-08'], '15.00')],
} as const satisfies Readonly<Record<string, Schedule<string>>>;

/** Whether a bank account in Sri Lanka can be paid by Etsy; a US, UK or Hong Kong account can. */
export const paysToSriLanka: Schedule<boolean> = [entry('2026-11-21', ['verified', 'countries'], false)];
