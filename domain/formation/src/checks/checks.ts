import type { ReadPage } from '@formation/deadlines';
import type { Check } from './check.ts';
import { usTaxForm } from './us-tax-form.ts';
import { usWithholding } from './us-withholding.ts';

const checked = '2026-11-22';

/** Tax years that begin from this day on: Form 5472 of an LLC with one owner abroad. */
const foreignOwned = '2017-01-01';

const fourthMonth = {
  title: 'Internal Revenue Code, section 6072: fifteenth day of the fourth month',
  href: 'https://irc.bloombergtax.com/public/uscode/doc/irc/section_6072',
  checked,
} as const satisfies ReadPage;

/** The old date counts for years to 30 June that began before 2026. */
const juneRule = { ...fourthMonth, title: 'Public Law 114-41, section 2006, at section 6072 of the Code' } as const;

const partnerships = {
  title: 'IRS, partnership withholding: an LLC with several members is a partnership',
  href: 'https://irs.gov/vi/individuals/international-taxpayers/reporting-and-paying-tax-on-partnership-withholding',
  checked,
} as const satisfies ReadPage;

const itinExpiry = {
  title: 'IRS, ITIN expiration: questions and answers',
  href: 'https://www.irs.gov/individuals/itin-expiration-faqs',
  checked,
} as const satisfies ReadPage;

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
    official: { title: 'FinCEN, beneficial ownership information', href: 'https://www.fincen.gov/boi' },
    verified: true,
  },
  'form-5472': {
    questions: {
      kind: ['llc', 'llc-as-corporation', 'corporation'],
      owners: ['one', 'several'],
      foreign: ['a-quarter-or-more', 'less'],
      year: ['december', 'june', 'other'],
    },
    lines: [
      { when: { kind: 'llc', owners: 'several' }, then: 'form-1065-instead', source: partnerships },
      { when: { kind: 'llc', foreign: 'less' }, then: 'on-the-owners-own-return', inForce: foreignOwned },
      { when: { kind: 'llc', year: 'december' }, then: 'with-pro-forma-1120', inForce: foreignOwned },
      {
        when: { kind: 'llc', year: 'june' },
        then: 'with-pro-forma-1120-june',
        source: juneRule,
        inForce: foreignOwned,
      },
      {
        when: { kind: 'llc', year: 'other' },
        then: 'with-pro-forma-1120-other',
        source: fourthMonth,
        inForce: foreignOwned,
      },
      { when: { foreign: 'less' }, then: 'only-form-1120' },
      { when: { year: 'december' }, then: 'with-form-1120' },
      { when: { year: 'june' }, then: 'with-form-1120-june', source: juneRule },
      { when: { year: 'other' }, then: 'with-form-1120-other', source: fourthMonth },
    ],
    source: {
      title: 'Federal Register, vol. 81, 89849: T.D. 9796, Form 5472 of disregarded entities owned from abroad',
      href: 'https://regulations.justia.com/regulations/fedreg/2016/12/13/2016-29641.html',
      checked,
    },
    official: { title: 'IRS, Instructions for Form 5472', href: 'https://www.irs.gov/instructions/i5472' },
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
    official: { title: 'IRS, Instructions for Form SS-4', href: 'https://www.irs.gov/instructions/iss4' },
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
      { when: { have: 'itin', used: 'not-for-three-years' }, then: 'renew', source: itinExpiry, verified: true },
      { when: { have: 'itin' }, then: 'keep-using-it', source: itinExpiry, verified: true },
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
    official: { title: 'IRS, Instructions for Form W-7', href: 'https://www.irs.gov/instructions/iw7' },
    verified: false,
  },
  'us-tax-form': usTaxForm,
  'us-withholding': usWithholding,
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
    official: {
      title: 'GOV.UK, verifying your identity for Companies House',
      href: 'https://www.gov.uk/guidance/verifying-your-identity-for-companies-house',
    },
    verified: true,
  },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof checks;
