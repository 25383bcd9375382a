import type { Source } from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import { money, type Money } from '@formation/money';

type Fines = Readonly<{ company: Money; eachOfficer: Money; certainty: Certainty; source: Source }>;

/** The most that a court can fine where a Sri Lankan company files its annual return late; no late fee is set. */
export const lkFines: Fines = {
  company: money('100000', 'LKR'),
  eachOfficer: money('50000', 'LKR'),
  certainty: 'seen',
  source: {
    title: 'BizAdvisor and Ananda Sirisena: annual return, Form 15',
    href: 'https://bizadvisor.lk/handbook/annual-return-form-15',
    checked: '2026-11-29',
  },
};
