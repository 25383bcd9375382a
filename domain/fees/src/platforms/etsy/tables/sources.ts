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
    title: 'Etsy help: regulatory operating fee, an older copy without a day',
    href: 'https://help.etsy.com/hc/pl/articles/1500011073202',
    checked: '2026-11-21',
    own: true,
    undated: true,
  },
  'reg-file': {
    title: 'Table of Etsy’s regulatory operating fees in a public program, from before 22 June 2026',
    href: 'https://help.etsy.com/hc/en-us/articles/1500011073202',
    checked: '2026-06-21',
  },
  'reg-2026-08': {
    title: 'Etsy help: fees by country, each read again on 13 August 2026',
    href: 'https://help.etsy.com/hc/en-us/articles/1500011073202-What-is-a-Regulatory-Operating-Fee',
    checked: '2026-08-13',
  },
  'reg-nine': {
    title: 'Etsy help: regulatory operating fee, the list of nine countries after 22 June 2026',
    href: 'https://help.etsy.com/hc/en-us/articles/1500011073202-What-is-a-Regulatory-Operating-Fee',
    checked: '2026-11-28',
  },
  'reg-news-2026': {
    title: 'Value Added Resource and beancount.io: Etsy’s change of 22 June 2026, notes of 3 October 2026',
    href: 'https://www.valueaddedresource.net',
    checked: '2026-10-03',
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
  'gb-2026-08': {
    title: 'Etsy’s fees for a British shop, read on 16 August 2026',
    href: 'https://help.etsy.com/hc/en-us/articles/1500011073202',
    checked: '2026-08-16',
  },
  'gb-2026-10': {
    title: 'Etsy fees of British shops, notes of 8 October 2026',
    href: 'https://www.etsy.com/legal/fees/',
    checked: '2026-10-08',
  },
  'news-2022': {
    title: 'RTTNews: on 11 April 2022 5% becomes 6.5%',
    href: 'https://www.rttnews.com/3275512/etsy-businesses-strike-to-protest-against-higher-transaction-charges.aspx',
    checked: '2022-04-12',
  },
  'news-2018': {
    title: 'The Investing Insider: from 3.5% to 5% on 16 July 2018',
    href: 'https://theinvestinginsider.com/etsy-sellers-plan-strike-against-increasing-transaction-fees/',
    checked: '2018-07-01',
  },
  'ads-2020': {
    title: 'Geeky Gadgets: Etsy’s Offsite Ads from 14 April 2020',
    href: 'https://www.geeky-gadgets.com/new-etsy-advertising-policy-02-03-2020/',
    checked: '2020-03-02',
  },
} as const satisfies Readonly<Record<string, Source>>;
