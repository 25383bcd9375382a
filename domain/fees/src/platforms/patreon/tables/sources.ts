import type { Source } from '../../../schedule/schedule.ts';

/** Where Patreon's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  overview: {
    title: 'Patreon help: overview of the fees of creators',
    href: 'https://support.patreon.com/hc/en-us/articles/11111747095181-Creator-fees-overview',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  'log-2026-07': {
    title: 'Log of a calculator’s fees: Patreon’s standard fee for new creators, as read on 21 July 2026',
    href: 'https://support.patreon.com/hc/en-us/articles/36426991446797-A-standard-platform-fee-for-new-creators',
    checked: '2026-07-21',
  },
  'changes-2025': {
    title: 'Patron: Patreon’s fee changes of 2025',
    href: 'https://www.patron.com/blog/post/patron-fee-changes-2025',
    checked: '2025-10-10',
  },
  'new-pages-2025': {
    title: 'Patreon’s plan for new pages: processing, PayPal and conversion, after its help',
    href: 'https://all-about-making-money-online.com/',
    checked: '2025-11-05',
  },
  'plan-2025': {
    title: 'Report of Patreon’s new plan, with those before it',
    href: 'https://aggregoctt.github.io/',
    checked: '2026-11-28',
    undated: true,
  },
  'study-2026': {
    title: 'Study of tools for creators, 2026: Patreon’s 10%, and 30% more in the iOS app',
    href: 'https://support.patreon.com/hc/en-us/articles/22581195376909-Creator-fees-FAQ',
    checked: '2026-11-28',
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
