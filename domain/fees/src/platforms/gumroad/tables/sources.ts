import type { Source } from '../../../schedule/schedule.ts';

/** Where Gumroad's fees were read; its help pages and its program are public in one repository. */
export const sources = {
  fees: {
    title: 'Gumroad help 66: fees, from its own repository',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/views/help_center/articles/contents/_66-gumroads-fees.html.erb',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  program: {
    title: 'Gumroad’s program: the fees of a purchase',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/models/purchase.rb',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  'library-2026-10': {
    title: 'Library of facts on shops: Gumroad’s pricing page of 8 Oct 2026',
    described: 'gumroadLibrary',
    checked: '2026-10-08',
  },
  'audit-2026-04': {
    title: 'Audit of Gumroad, 15 April 2026',
    href: 'https://learnwithhasan.com/payment-gateways/gumroad/',
    checked: '2026-04-15',
  },
  paid: {
    title: 'Gumroad help 13: getting paid, from its own repository',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/views/help_center/articles/contents/_13-getting-paid.html.erb',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  rupees: {
    title: 'Gumroad’s program: a bank account in Sri Lanka is paid in rupees',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/models/sri_lanka_bank_account.rb',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  'least-10': {
    title: 'Gumroad’s program of 4 April 2025: the smallest payout is 10 dollars',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/business/payments/payouts/payouts.rb',
    checked: '2025-04-04',
    own: true,
  },
  'least-100': {
    title: 'Gumroad’s program, later: the smallest payout is 100 dollars',
    href: 'https://github.com/antiwork/gumroad/blob/main/app/business/payments/payouts/payouts.rb',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
