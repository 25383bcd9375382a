import type { Source } from '../../../schedule/schedule.ts';

/** Where Stripe's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'us-2026-09': {
    title: 'Stripe pricing in the United States, read on 20 September 2026',
    href: 'https://stripe.com/pricing',
    checked: '2026-09-20',
    own: true,
  },
  'us-changelog': {
    title: 'Stripe pricing in the United States, read on 15 September 2026',
    href: 'https://stripe.com/pricing',
    checked: '2026-09-15',
  },
  'us-processors': {
    title: 'Stripe pricing in the United States, read on 21 August 2026',
    href: 'https://stripe.com/us/pricing',
    checked: '2026-08-21',
  },
  'multi-2026-06': {
    title: 'Stripe pricing by country, read on 9 June 2026',
    href: 'https://stripe.com/gb/pricing',
    checked: '2026-06-09',
  },
  'woo-us': {
    title: 'WooPayments fees in the United States, which are built on Stripe',
    href: 'https://woocommerce.com/document/woopayments/fees-and-debits/fees/',
    checked: '2026-11-21',
  },
  unsourced: { title: 'Common knowledge; no public page was found', checked: '2026-11-21' },
} as const satisfies Readonly<Record<string, Source>>;
