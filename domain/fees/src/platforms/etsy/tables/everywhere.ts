import { citing } from '../../../schedule/citing.ts';
import { amount, percent, yesNo } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** What is the same for every shop. */
export const everywhere = {
  /** A listing of four months, and each further piece of it that is sold. */
  listingFee: [seen(['seen', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09'], amount('0.20', 'USD'))],
  /** Of price, shipping, gift wrap and personalisation; tax in the United States is not in it. */
  transactionFee: [
    seen(['single', 'news-2018'], percent('3.5')),
    since('2018-07-16', ['single', 'news-2018'], percent('5')),
    since('2022-04-11', ['seen', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09', 'news-2022'], percent('6.5')),
  ],
  /** Of an order that came from an advertisement outside Etsy, by the shop's sales in 365 days: up to 10,000 dollars, or over. */
  offsiteAds: {
    under: [
      since('2020-04-14', ['seen', 'rates-2026-08', 'multi-2026-06', 'overview-2026', 'ads-2020'], percent('15')),
    ],
    over: [since('2020-04-14', ['seen', 'rates-2026-08', 'multi-2026-06', 'overview-2026', 'ads-2020'], percent('12'))],
    /** The most for one order. */
    most: [
      since(
        '2020-04-14',
        ['seen', 'rates-2026-08', 'multi-2026-06', 'overview-2026', 'ads-2020'],
        amount('100.00', 'USD'),
      ),
    ],
  },
  /** Kept when the listing is in another currency than the payment account. */
  currencyConversion: [seen(['seen', 'rates-2026-08', 'multi-2026-06', 'gb-2026-08', 'fx-help'], percent('2.5'))],
  /** What a shop pays that no sale changes: to open it, at most, and for two subscriptions. */
  shopFees: {
    setUpAtMost: [seen(['official', 'policy-2144'], amount('15.00', 'USD'))],
    plusEachMonth: [seen(['single', 'rates-2026-08'], amount('10.00', 'USD', 'month'))],
    patternEachMonth: [seen(['single', 'rates-2026-08'], amount('15.00', 'USD', 'month'))],
  },
  /** Whether a bank account in Sri Lanka can be paid by Etsy; a US, UK or Hong Kong account can. */
  paysToSriLanka: [seen(['official', 'countries'], yesNo(false))],
} as const;
