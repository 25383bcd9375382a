import type { Source } from '@formation/fees';
import { sources as wires } from '@formation/fees/bank-wires/tables';

/** Where the numbers that no tariff names were read. */
export const sources = {
  boards: {
    title: 'Boards of ten banks for telegraphic transfers on 20 July 2026, against the mid-market rate of that day',
    href: 'https://github.com/ArdenoStudio/lankawa',
    checked: '2026-07-20',
  },
  cbsl: {
    title: 'Central Bank of Sri Lanka: average rates for telegraphic transfers',
    href: 'https://www.cbsl.gov.lk/cbsl_custom/exratestt/exrates_resultstt.php',
    checked: '2026-07-20',
  },
  hnb: {
    title: 'Hatton National Bank’s tariff, as an example; your bank’s own was on no public page',
    href: 'https://www.hnb.net/international-tariffs',
    checked: '2024-08-02',
  },
  peoples: {
    title: 'People’s Bank: business foreign currency account, inward remittances free of charge',
    href: 'https://www.peoplesbank.lk/foreign-currency-business',
    checked: '2026-11-21',
    own: true,
  },
  sampath: {
    title: 'A customer’s estimate of Sampath Bank’s charge, 500 to 1,500 rupees',
    described: 'sampathCustomer',
    checked: '2026-06-30',
  },
  swift: wires.ohmyfin,
  freelancers: {
    title: 'Freelancer’s guide to international payments',
    described: 'freelancersGuide',
    checked: '2025-03-31',
  },
  matrix: wires.matrix,
  founder: {
    title: 'Notes of a Sri Lankan founder on what Wise costs, April 2026',
    described: 'wiseFounder',
    checked: '2026-04-30',
  },
  mmo: {
    title: 'makemoneyonline.lk: payment solutions for Sri Lankans',
    href: 'https://makemoneyonline.lk/payment-solutions/',
    checked: '2026-11-21',
  },
  'payoneer-in': {
    title: 'Payoneer pricing, Indian page: 1% to 4%',
    href: 'https://www.payoneer.com/en-in/about/pricing/',
    checked: '2026-08-04',
    own: true,
  },
  'payoneer-ja': {
    title: 'Payoneer pricing, Japanese page: 1.2% to 4%',
    href: 'https://www.payoneer.com/ja/about/pricing/',
    checked: '2026-08-15',
    own: true,
  },
  'payoneer-article': {
    title: 'Payoneer: how withdrawal fees are calculated, up to 2%',
    href: 'https://www.payoneer.com/resources/how-to-use-payoneer/how-payoneer-calculates-withdrawal-fees/',
    checked: '2026-09-16',
    own: true,
  },
  etsy: {
    title: 'Etsy Payments Policy: Payoneer’s fees are typically up to 3%',
    href: 'https://www.etsy.com/legal/etsy-payments/',
    checked: '2025-10-09',
  },
  'stripe-uk': {
    title: 'Stripe UK: 1% of payouts to a dollar account; no page names a fee for pounds',
    href: 'https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom',
    checked: '2023-04-10',
    own: true,
  },
  'stripe-hk': {
    title: 'Stripe Hong Kong: payouts to a bank in Hong Kong are free, to a dollar account 1%',
    href: 'https://stripe.com/en-hk/pricing',
    checked: '2026-09-30',
    own: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
