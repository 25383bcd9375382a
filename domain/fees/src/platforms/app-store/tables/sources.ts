import type { Source } from '../../../schedule/schedule.ts';

/** Where Apple's rates were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'fees-2026-10': {
    title: 'Notes of an app maker: fees of the app stores as of October 2026',
    href: 'https://developer.apple.com/app-store/small-business-program/',
    checked: '2026-10-01',
  },
  'memo-2026-09': {
    title: 'Memo of an app maker: Apple’s rates in the world, the EU and Japan, as read on 28 September 2026',
    href: 'https://developer.apple.com/support/dma-and-apps-in-the-eu/',
    checked: '2026-09-28',
  },
  'plans-2026-05': {
    title: 'API Evangelist: Apple’s developer plans and commission, after Apple’s page of what a membership includes',
    href: 'https://raw.githubusercontent.com/api-evangelist/ios/main/plans/ios-plans-pricing.yml',
    checked: '2026-05-22',
  },
  'plans-2026-09': {
    title: 'API Evangelist: membership of the Apple Developer Program, after Apple’s page',
    href: 'https://raw.githubusercontent.com/api-evangelist/apple-safari/refs/heads/main/plans/apple-safari-plans-pricing.yml',
    checked: '2026-09-07',
  },
  'small-business': {
    title: 'Apple: App Store Small Business Program, an undated copy',
    href: 'https://developer.apple.com/app-store/small-business-program/',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'eu-2026-08': {
    title: 'Apple’s announcement of 18 August 2026 for apps in the EU, as reported',
    href: 'https://www.apple.com/newsroom/2026/08/apple-announces-changes-for-apps-in-the-european-union/',
    checked: '2026-08-18',
  },
  'rails-2026-10': {
    title: 'Pricing study of an app maker: Apple’s rates in the EU, as read on 2 October 2026',
    href: 'https://developer.apple.com/support/apps-in-the-eu/',
    checked: '2026-10-02',
  },
  'growth-2026-10': {
    title: 'Study of app growth, 8 October 2026: Apple’s rates in the EU and in China',
    href: 'https://www.apple.com/newsroom/2026/08/apple-announces-changes-for-apps-in-the-european-union/',
    checked: '2026-10-08',
  },
  'japan-2025': {
    title: 'Report of Apple’s rates in Japan from 18 December 2025',
    href: 'https://allweatherfinance.com/the-apple-tax-barrier-is-breached-again/',
    checked: '2026-11-29',
    undated: true,
  },
  'china-2026': {
    title: '1M Reviews: Apple’s rates in mainland China from 15 March 2026',
    href: 'https://1m-reviews.com/2026/03/16/apple-china-app-store-commission-25-policy-shift',
    checked: '2026-03-16',
  },
  'china-news': {
    title: 'Tech Times: Apple’s rates in mainland China, as announced',
    href: 'https://www.techtimes.com/articles/315143/20260312/apple-slashes-app-store-fees-china-new-commission-rates-developers-take-effect-march-15.htm',
    checked: '2026-03-13',
  },
  'brazil-2026': {
    title: 'C114: Apple’s rates in Brazil, as announced on 18 June 2026',
    href: 'https://www.c114pro.com/terminalnews/172642.html',
    checked: '2026-06-18',
  },
  'brazil-report': {
    title: 'Report of Apple’s rates in Brazil, after Apple’s announcement',
    href: 'https://zbrandco.com/apple-opens-alternative-app-stores-brazil-2026/',
    checked: '2026-11-29',
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
