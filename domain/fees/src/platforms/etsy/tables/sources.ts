import type { Source } from '../../../schedule/schedule.ts';

/** Where Etsy's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'rates-2026-08': {
    title: 'Etsy fees, policy pages read on 21 August 2026',
    href: 'https://www.etsy.com/legal/fees/',
    checked: '2026-08-21',
  },
  'changelog-2026-09': {
    title: 'Etsy Payments policy',
    href: 'https://www.etsy.com/legal/etsy-payments/',
    checked: '2026-09-15',
  },
  'multi-2026-06': {
    title: 'Etsy fees by country',
    href: 'https://www.etsy.com/legal/fees/',
    checked: '2026-06-09',
  },
  'reg-help': {
    title: 'Etsy help: regulatory operating fee',
    href: 'https://help.etsy.com/hc/pl/articles/1500011073202',
    checked: '2026-11-21',
    own: true,
  },
  'fx-help': {
    title: 'Etsy help: currency conversion',
    href: 'https://help.etsy.com/hc/pl/articles/360000344668',
    checked: '2026-11-21',
    own: true,
  },
  'policy-2144': {
    title: 'Etsy Fees & Payments Policy',
    href: 'https://www.etsy.com/help/article/2144',
    checked: '2026-11-21',
    own: true,
  },
  countries: {
    title: 'Etsy help: countries with Etsy Payments',
    href: 'https://help.etsy.com/hc/ru/articles/115015710408',
    checked: '2026-11-21',
    own: true,
  },
  'overview-2026': {
    title: 'Etsy fees, an overview of 2026',
    href: 'https://www.etsy.com/legal/fees/',
    checked: '2026-01-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
