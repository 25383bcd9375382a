import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Names, Percent, YesNo } from '../../../value/fee-value.ts';
import { names, percent, yesNo } from '../../../value/kinds.ts';
import { treatyRoyalties } from '../../us-treaty.ts';
import { sources } from './sources.ts';

const { begins, seen, since } = citing(sources);

/** Of what a student pays on the website, before the shares; 4% in Japan, which is left out. */
export const serviceFee: Schedule<Percent> = [since('2021-05-03', ['single', 'reminder-2021'], percent('3'))];

/** What the instructor gets of the net amount: what is left without taxes, the service fee and the fees of app stores. */
export const instructorShare = {
  /** Before 3 May 2021 it was 50 or 25, by how the student came. */
  udemy: [since('2021-05-03', ['seen', 'share-2026-09', 'pool-2026', 'terms-2021'], percent('37'))],
  own: [seen(['seen', 'share-2026-09', 'pool-2026', 'terms-2021'], percent('97'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** What all instructors share of subscriptions, by the minutes watched. */
export const subscriptionPool: Schedule<Percent> = [since('2026-01-01', ['single', 'pool-2026'], percent('15'))];

/** Withheld for the United States, of what students there brought, by what the instructor's tax form claims. */
export const usTax = {
  treaty: treatyRoyalties,
  noClaim: [seen(['seen', 'kdp-tax', 'netplus'], percent('30'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** Whose earnings count for it: those from students in the United States. */
export const usStudentsOnly: Schedule<YesNo> = [seen(['official', 'withholding-faq'], yesNo(true))];

/** Whether Udemy holds a payout back until it has a valid form. */
export const taxFormNeeded: Schedule<YesNo> = [begins('2024-01-01', ['official', 'tax-form-2024'], yesNo(true))];

/** How it pays outside the United States; no page says which of them work in Sri Lanka. */
export const payoutMethods: Schedule<Names> = [seen(['official', 'payment-methods'], names(['PayPal', 'Payoneer']))];
