import type { Source } from '../../../schedule/schedule.ts';

/** Where Payoneer's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'recv-2026-06': {
    title: 'Payoneer pricing: receiving payments',
    href: 'https://www.payoneer.com/about/pricing/',
    checked: '2026-06-11',
    readAgain: '2026-07-22',
  },
  'pk-2026-09': {
    title: 'Payoneer pricing: withdrawals and annual fee',
    href: 'https://www.payoneer.com/about/pricing/',
    checked: '2026-09-16',
  },
  'withdraw-article': {
    title: 'Payoneer: how withdrawal fees are calculated',
    href: 'https://www.payoneer.com/resources/how-to-use-payoneer/how-payoneer-calculates-withdrawal-fees/',
    checked: '2026-09-16',
  },
  'ja-2026-08': {
    title: 'Payoneer pricing, Japanese page',
    href: 'https://www.payoneer.com/ja/about/pricing/',
    checked: '2026-08-15',
  },
  'in-2026': {
    title: 'Payoneer pricing, Indian page of June 2026',
    href: 'https://www.payoneer.com/en-in/about/pricing/',
    checked: '2026-08-04',
  },
  'pk-2026-02': {
    title: 'Payoneer pricing for Pakistan from February 2026',
    href: 'https://www.payoneer.com/about/pricing/',
    checked: '2026-02-28',
  },
  'four-ways': {
    title: 'Payoneer: four ways your global customers can pay you',
    href: 'https://www.payoneer.com/resources/business/4-ways-your-global-customers-can-pay-you-directly',
    checked: '2026-11-21',
    own: true,
  },
  toloka: {
    title: 'Toloka: withdrawing to Payoneer',
    href: 'https://toloka.ai/',
    checked: '2026-11-21',
  },
  'lk-mmo': {
    title: 'makemoneyonline.lk: payment solutions for Sri Lankans',
    href: 'https://makemoneyonline.lk/payment-solutions/',
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
