import type { Source } from '../../../schedule/schedule.ts';

/** Where Stripe's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'us-2026-09': {
    title: 'Stripe pricing in the United States',
    href: 'https://stripe.com/pricing',
    checked: '2026-09-20',
    own: true,
  },
  'us-changelog': {
    title: 'Stripe pricing in the United States',
    href: 'https://stripe.com/pricing',
    checked: '2026-09-15',
  },
  'us-processors': {
    title: 'Stripe pricing in the United States',
    href: 'https://stripe.com/us/pricing',
    checked: '2026-08-21',
  },
  'multi-2026-06': {
    title: 'Stripe pricing by country',
    href: 'https://stripe.com/gb/pricing',
    checked: '2026-06-09',
  },
  'woo-us': {
    title: 'WooPayments fees in the United States, built on Stripe',
    href: 'https://woocommerce.com/document/woopayments/fees-and-debits/fees/',
    checked: '2026-11-21',
  },
  'standard-payouts': {
    title: 'Stripe support: standard payouts cost nothing more, instant ones 1%',
    href: 'https://support.stripe.com/questions/bank-support-for-instant-payouts',
    checked: '2026-11-28',
    own: true,
  },
  unsourced: {
    title: 'Common knowledge; no public page was found',
    described: 'commonKnowledge',
    checked: '2026-11-21',
  },
  'lk-shop': { title: 'A Sri Lankan shop’s notes', described: 'lkShop', checked: '2026-06-30' },
  'lk-founder': { title: 'A Sri Lankan founder’s notes', described: 'lkFounder', checked: '2026-04-30' },
  'gb-2023': {
    title: 'Stripe support: pricing updates in the United Kingdom',
    href: 'https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom',
    checked: '2023-01-01',
    own: true,
  },
  'us-2023': {
    title: 'Stripe support: June 2023 pricing updates in the United States',
    href: 'https://support.stripe.com/questions/june-2023-pricing-and-policy-updates-for-businesses-based-in-us',
    checked: '2023-01-01',
    own: true,
  },
  'global-2023': {
    title: 'Stripe support: October 2023 pricing updates',
    href: 'https://support.stripe.com/questions/october-2023-pricing-updates-for-global-standard-pricing-users',
    checked: '2023-01-01',
    own: true,
  },
  'au-2024': {
    title: 'Stripe support: April 2024 pricing update in Australia',
    href: 'https://support.stripe.com/questions/april-2024-pricing-update-for-businesses-on-standard-pricing-in-australia',
    checked: '2024-01-01',
    own: true,
  },
  'disputes-2025': {
    title: 'Stripe support: June 2025 pricing updates for disputes',
    href: 'https://support.stripe.com/questions/june-2025-pricing-updates-for-disputes',
    checked: '2025-01-01',
    own: true,
  },
  'gb-2026-08': {
    title: 'Stripe pricing in the United Kingdom',
    href: 'https://stripe.com/gb/pricing',
    checked: '2026-08-31',
  },
  'gb-2026-09': {
    title: 'Stripe pricing in the United Kingdom',
    href: 'https://stripe.com/gb/pricing',
    checked: '2026-09-24',
  },
  'gb-2026-10': {
    title: 'Stripe pricing in the United Kingdom',
    href: 'https://stripe.com/gb/pricing',
    checked: '2026-10-02',
  },
  'gb-klarna': {
    title: 'Stripe local payment methods in the United Kingdom',
    href: 'https://stripe.com/gb/pricing/local-payment-methods',
    checked: '2025-12-31',
  },
  'ie-2026': {
    title: 'Stripe pricing in Ireland',
    href: 'https://stripe.com/ie/pricing',
    checked: '2026-09-30',
  },
  'eu-2026-10': {
    title: 'Stripe pricing in Germany',
    href: 'https://stripe.com/de/pricing',
    checked: '2026-10-03',
  },
  'hk-2026-09': {
    title: 'Stripe pricing in Hong Kong',
    href: 'https://stripe.com/en-hk/pricing',
    checked: '2026-09-30',
  },
  'hk-2026-10': {
    title: 'Stripe pricing in Hong Kong',
    href: 'https://stripe.com/hk/pricing',
    checked: '2026-10-04',
  },
  'hk-faq': {
    title: 'Stripe support: international card payments in Hong Kong',
    href: 'https://support.stripe.com/questions/faq-for-pricing-of-international-card-payments-in-singapore-and-hong-kong',
    checked: '2026-11-21',
    own: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
