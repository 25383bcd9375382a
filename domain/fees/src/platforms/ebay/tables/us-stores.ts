import { citing } from '../../../schedule/citing.ts';
import { amount } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

const aMonth = (text: string) =>
  [seen(['seen', 'us-rates-2026-08', 'store-plans'], amount(text, 'USD', 'month'))] as const;
const aMonthSince2018 = (text: string) =>
  [
    since('2018-05-01', ['official', 'us-2018-05', 'us-rates-2026-08', 'store-plans'], amount(text, 'USD', 'month')),
  ] as const;
const listing = (text: string) => [seen(['single', 'us-rates-2026-08'], amount(text, 'USD'))] as const;
const listingSince2018 = (text: string) =>
  [since('2018-05-01', ['official', 'us-2018-05', 'us-rates-2026-08', 'multi-2026-06'], amount(text, 'USD'))] as const;

/** ebay.com: what a store costs a month, and each listing above its free ones. */
export const usStores = {
  subscription: {
    starter: { monthly: aMonth('7.95'), yearly: aMonth('4.95') },
    basic: { monthly: aMonthSince2018('27.95'), yearly: aMonthSince2018('21.95') },
    premium: { monthly: aMonth('74.95'), yearly: aMonth('59.95') },
    anchor: { monthly: aMonth('349.95'), yearly: aMonth('299.95') },
    enterprise: { yearly: aMonth('2999.95') },
  },
  insertion: {
    none: listingSince2018('0.35'),
    starter: listingSince2018('0.30'),
    basic: listingSince2018('0.25'),
    premium: listing('0.10'),
    anchor: listing('0.05'),
    enterprise: listing('0.05'),
  },
  insertionByCategory: { 'heavy-equipment': listing('20.00') },
} as const;
