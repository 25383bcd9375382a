import type { Source } from '../../../schedule/schedule.ts';
import { usTreatySources } from '../../us-treaty.ts';

/** Where Udemy's shares and the US tax on them were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'share-2026-09': {
    title: 'Udemy help: the instructor’s share, 97% by their own link and 37% otherwise, as read on 18 September 2026',
    href: 'https://support.udemy.com/hc/en-us/articles/229605008-Instructor-Revenue-Share',
    checked: '2026-09-18',
  },
  'pool-2026': {
    title: 'Notes of a calculator site, 27 March 2026: Udemy’s shares, their base, and the pool of subscriptions',
    href: 'https://support.udemy.com/hc/en-us/articles/115013221767-How-do-I-Earn-Revenue-From-Udemy-Business-and-Personal-Plan',
    checked: '2026-03-27',
  },
  'terms-2021': {
    title: 'Udemy: a share of 37% in place of 25% and 50% from 3 May 2021, and 97% as before',
    href: 'https://teach.udemy.com/business-terms-update-march-2021/',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'reminder-2021': {
    title: 'Udemy community: a service fee of 3% on every sale that Udemy processes, from 3 May 2021',
    href: 'https://community.udemy.com/t5/Community-News/Reminder-updated-business-terms-take-effect-May-3/ba-p/79320',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'withholding-faq': {
    title: 'Udemy help: tax is withheld from royalties of courses that students in the US take',
    href: 'https://support.udemy.com/hc/en-us/articles/360034920354-Instructor-Withholding-Tax-Status-FAQ',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'tax-form-2024': {
    title: 'Udemy: no payout without a valid tax form from 1 January 2024',
    href: 'https://teach.udemy.com/2024-tax-policy-update/',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  'payment-methods': {
    title: 'Udemy help: how instructors set up PayPal or Payoneer',
    href: 'https://support.udemy.com/hc/en-us/articles/360060294094-Instructor-Payment-Methods-How-to-Set-up-PayPal-or-Payoneer',
    checked: '2026-11-29',
    own: true,
    undated: true,
  },
  ...usTreatySources,
  'kdp-tax': {
    title: 'Amazon KDP help: 30% of royalties from the US without a treaty claim',
    href: 'https://kdp.amazon.com/en_US/help/topic/G201274690',
    checked: '2026-11-28',
    undated: true,
  },
  netplus: {
    title: 'Netplus Training: Udemy’s tax form, and 30% at most',
    href: 'https://netplustraining.com/how-to-fill-and-submit-your-udemy-tax-form',
    checked: '2026-11-29',
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
