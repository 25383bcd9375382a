import type { IsoDate } from '@formation/fees';
import { assumptionKeys, paidIn, type AssumptionKey, type PaidIn } from '@formation/payouts';

/** The field that holds the visitor's own number for an assumption. */
export const ownField = (key: AssumptionKey): string => `own-${key}`;

/** The field that holds the visitor's own rate: one for each currency, so that no rate counts for another. */
export const rateField = (currency: PaidIn): string => `rate-${currency}`;

const own = Object.fromEntries(assumptionKeys.map((key) => [ownField(key), '']));
const rates = Object.fromEntries(paidIn.map((currency) => [rateField(currency), '']));

/** What is asked further down, and loaded when it is opened. */
export const backwardsAtFirst = { wanted: '300000', way: 'payoneer-bank' };
export const breakEvenAtFirst = { one: 'paypal-lk', other: 'payoneer-bank' };

/** What the fields hold when the page opens. */
export const fieldsAtFirst = (day: IsoDate) => ({
  amount: '1000',
  currency: 'USD',
  times: '1',
  country: 'US',
  by: 'any',
  company: 'none',
  bank: 'HNB',
  tax: '',
  ...backwardsAtFirst,
  ...breakEvenAtFirst,
  day,
  ...rates,
  ...own,
});
