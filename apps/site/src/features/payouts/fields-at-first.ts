import type { IsoDate } from '@formation/fees';
import { assumptionKeys, type AssumptionKey } from '@formation/payouts';

/** The field that holds the visitor's own number for an assumption. */
export const ownField = (key: AssumptionKey): string => `own-${key}`;

const own = Object.fromEntries(assumptionKeys.map((key) => [ownField(key), '']));

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
  wanted: '300000',
  way: 'payoneer-bank',
  one: 'paypal-lk',
  other: 'payoneer-bank',
  day,
  ...own,
});
