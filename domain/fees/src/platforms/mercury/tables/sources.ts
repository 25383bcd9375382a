import type { Source } from '../../../schedule/schedule.ts';

/** Where Mercury's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'plans-2026-09': {
    title: 'Mercury pricing, read on 20 September 2026',
    href: 'https://mercury.com/pricing',
    checked: '2026-09-20',
    own: true,
  },
  'finops-2026-05': {
    title: 'Mercury pricing, notes of 8 May 2026',
    href: 'https://mercury.com/pricing',
    checked: '2026-05-08',
  },
  answers: {
    title: 'answers.org: Mercury’s international wires',
    href: 'https://answers.org/mercury/what-are-the-fees-for-international-wire-transfers-and-currency-exchange-through-mercury',
    checked: '2026-11-21',
  },
  'help-incoming': {
    title: 'Mercury help: no fees for incoming wires',
    href: 'https://help.mercury.com/t/83hlzf4/international-wire-fees-for-incoming-payments',
    checked: '2026-11-28',
    own: true,
  },
  'help-recipient-fees': {
    title: 'Mercury support: covering recipient fees',
    href: 'https://support.mercury.com/hc/en-us/articles/28773111244436-Covering-recipient-fees',
    checked: '2026-11-28',
    own: true,
  },
  'ach-2026-03': {
    title: 'devil.club: how to open a Mercury account, with free ACH transfers',
    href: 'https://devil.club/en/blog/open-mercury-account/',
    checked: '2026-03-20',
  },
  unsourced: {
    title: 'Common knowledge; no public page was found',
    described: 'commonKnowledge',
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
