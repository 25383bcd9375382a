import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';

/** One line of a check: the answers it needs, and what then holds. The first line that fits is the answer. */
type Line = Readonly<{
  when: Readonly<Record<string, string>>;
  /** The first day on which this line holds. */
  from?: IsoDate;
  then: string;
}>;

/** A rule that people ask about, as at most three questions and a table. */
export type Check = Readonly<{
  questions: Readonly<Record<string, readonly string[]>>;
  lines: readonly Line[];
  /** The day from which the rule is in force, where one is known. */
  inForce?: IsoDate;
  source: Source;
  verified: boolean;
}>;

const checked = '2026-11-21';

/** The checks; words for questions, answers and results are content, by these keys. */
export const checks = {
  boi: {
    questions: {
      formed: ['in-the-us', 'abroad'],
      registered: ['with-a-us-state', 'with-none'],
      when: ['before-26-march-2025', 'since'],
    },
    lines: [
      { when: { formed: 'in-the-us' }, then: 'not-required' },
      { when: { registered: 'with-none' }, then: 'not-a-reporting-company' },
      { when: { when: 'since' }, then: 'within-30-days-of-registration' },
      { when: { when: 'before-26-march-2025' }, then: 'was-due-in-april-2025' },
    ],
    inForce: '2025-03-26',
    source: {
      title: 'Federal Register, vol. 90, 13688: Beneficial Ownership Information Reporting Requirement Revision',
      href: 'https://regulations.justia.com/regulations/fedreg/2025/03/26/2025-05199.html',
      checked,
    },
    verified: true,
  },
  'form-5472': {
    questions: {
      kind: ['llc', 'corporation'],
      owners: ['one', 'several'],
      foreign: ['a-quarter-or-more', 'less'],
    },
    lines: [
      { when: { kind: 'corporation', foreign: 'a-quarter-or-more' }, then: 'with-form-1120' },
      { when: { kind: 'corporation' }, then: 'only-form-1120' },
      { when: { owners: 'several' }, then: 'form-1065-instead' },
      { when: { foreign: 'a-quarter-or-more' }, then: 'with-pro-forma-1120' },
      { when: { foreign: 'less' }, then: 'on-the-owners-own-return' },
    ],
    inForce: '2017-01-01',
    source: {
      title: 'Skala, how foreign-owned single-member LLCs file Form 5472',
      href: 'https://www.skala.io/blog/form-5472-pro-forma-1120-how-foreign-owned-single-member-llcs-file',
      checked,
    },
    verified: true,
  },
  'ein-without-ssn': {
    questions: {
      company: ['formed', 'not-yet'],
      number: ['ssn-or-itin', 'neither'],
      office: ['in-the-us', 'abroad'],
    },
    lines: [
      { when: { company: 'not-yet' }, then: 'form-the-company-first' },
      { when: { number: 'neither', office: 'abroad' }, then: 'fax-mail-or-phone' },
      { when: { number: 'neither' }, then: 'fax-or-mail' },
      { when: { office: 'abroad' }, then: 'fax-mail-or-phone' },
      { when: { office: 'in-the-us' }, then: 'online' },
    ],
    inForce: '2025-12-01',
    source: {
      title: 'EIN without SSN, from the Instructions for Form SS-4 (Rev. 12/2025)',
      href: 'https://edeal.ai/en/blog/ein-for-non-residents/',
      checked,
    },
    verified: true,
  },
  itin: {
    questions: {
      have: ['ssn', 'itin', 'neither'],
      reason: ['us-tax-return', 'treaty-or-withholding', 'a-bank-or-platform-asks', 'to-own-a-company'],
      used: ['in-the-last-three-years', 'not-for-three-years'],
    },
    lines: [
      { when: { have: 'ssn' }, then: 'not-with-an-ssn' },
      { when: { have: 'itin', used: 'not-for-three-years' }, then: 'renew' },
      { when: { have: 'itin' }, then: 'keep-using-it' },
      { when: { reason: 'us-tax-return' }, then: 'apply-with-the-return' },
      { when: { reason: 'treaty-or-withholding' }, then: 'apply-under-an-exception' },
      { when: { reason: 'a-bank-or-platform-asks' }, then: 'not-for-this-alone' },
      { when: { reason: 'to-own-a-company' }, then: 'not-needed' },
    ],
    source: {
      title: 'Form W-7: who applies, processing times and expiry',
      href: 'https://www.irs.gov/forms-pubs/about-form-w-7',
      checked,
    },
    verified: false,
  },
  'uk-identity': {
    questions: {
      code: ['given', 'not-yet'],
      since: ['before-18-november-2025', 'since-then'],
      role: ['director', 'director-and-owner', 'owner-only'],
    },
    lines: [
      { when: { code: 'given' }, then: 'done' },
      { when: { since: 'since-then', role: 'owner-only' }, then: 'within-14-days' },
      { when: { since: 'since-then', role: 'director-and-owner' }, then: 'before-appointment-and-14-days' },
      { when: { since: 'since-then' }, then: 'before-appointment' },
      { when: { since: 'before-18-november-2025' }, from: '2026-11-19', then: 'transition-is-over' },
      { when: { role: 'director' }, then: 'with-the-next-statement' },
      { when: { role: 'director-and-owner' }, then: 'with-the-next-statement-and-14-days' },
      { when: { role: 'owner-only' }, then: 'first-14-days-of-birth-month' },
    ],
    inForce: '2025-11-18',
    source: {
      title: 'Companies Made Simple, how soon PSCs must provide their personal code',
      href: 'https://support.companiesmadesimple.com/hc/en-us/articles/38955549645457-How-soon-must-PSCs-provide-their-personal-code',
      checked,
    },
    verified: true,
  },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof checks;
