import type { Source } from '../../../schedule/schedule.ts';

/** Where Google Play's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'service-fees': {
    title: 'Google Play help 112622: service fees as of 1 July 2021, an undated copy',
    href: 'https://support.google.com/googleplay/android-developer/answer/112622',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'lower-fees': {
    title: 'Google Play help 16954621: lower service fees and the billing fee, an undated copy',
    href: 'https://support.google.com/googleplay/android-developer/answer/16954621',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'blog-2026-03': {
    title: 'Android Developers Blog: A new era for choice and openness, March 2026',
    href: 'https://android-developers.googleblog.com/2026/03/a-new-era-for-choice-and-openness.html',
    checked: '2026-03-06',
    own: true,
  },
  'blog-2026-06': {
    title: 'Android Developers Blog: Expanded billing choice and lower fees on Google Play, 24 June 2026',
    href: 'https://android-developers.googleblog.com/2026/06/play-expanded-billing.html',
    checked: '2026-06-24',
    own: true,
  },
  'memo-2026-09': {
    title: 'Memo of an app maker: Google’s fees by region, as read on 28 September 2026',
    href: 'https://support.google.com/googleplay/android-developer/answer/112622',
    checked: '2026-09-28',
  },
  'fees-2026-10': {
    title: 'Notes of an app maker: fees of the app stores as of October 2026',
    href: 'https://support.google.com/googleplay/android-developer/answer/112622',
    checked: '2026-10-01',
  },
  squared: {
    title: 'SquaredTech: Google Play’s fees from 30 June 2026, with new and existing installs',
    href: 'https://www.squaredtech.co/google-play-store-fees-drop-worldwide-after-games-settlement',
    checked: '2026-11-29',
    undated: true,
  },
  'bleeping-2021': {
    title: 'BleepingComputer: 15% for all subscriptions from 1 January 2022',
    href: 'https://www.bleepingcomputer.com/news/google/google-cuts-play-store-dev-fees-to-15-percent-for-all-subscriptions/',
    checked: '2021-10-22',
  },
  accounts: {
    title: 'Guide to the developer accounts of both app stores: Google’s is paid once, Apple’s each year',
    href: 'https://gist.github.com/zergiocosta/02b910eca0b297298fee1c20ce1be229',
    checked: '2026-11-29',
    undated: true,
  },
  swiftic: {
    title: 'Swiftic help: the registration fee of Google Play, paid once',
    href: 'https://help.swiftic.com/hc/en-us/articles/203122022-Create-a-Google-Wallet-Merchant-Center-Account',
    checked: '2026-11-29',
    undated: true,
  },
  wire: {
    title: 'Google Play help 2700656: payouts by wire transfer, with Sri Lanka on its list, an undated copy',
    href: 'https://support.google.com/googleplay/android-developer/answer/2700656?hl=en',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  chargebacks: {
    title: 'Playbook of app store rules: Google Play help 17068375, chargebacks, as noted in November 2026',
    href: 'https://support.google.com/googleplay/android-developer/answer/17068375',
    checked: '2026-11-07',
  },
  withholding: {
    title: 'Google Play help 9384608: withholding tax by country, an undated copy',
    href: 'https://support.google.com/googleplay/android-developer/answer/9384608?hl=en',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
