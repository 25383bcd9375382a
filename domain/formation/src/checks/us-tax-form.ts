import type { ReadPage } from '@formation/deadlines';
import type { Check } from './check.ts';
import { formW9, statutoryRate } from './us-withholding.ts';

const checked = '2026-11-28';

/** The form of persons, which says who gives another. */
export const formW8ben = {
  title: 'Form W-8BEN (Rev. October 2021), page 1: which form is for whom',
  href: 'https://github.com/docusealco/docuseal/files/14370793/FI09.-W8-BEN.pdf',
  checked,
} as const satisfies ReadPage;

const llcByOwner = {
  title: 'Save Office, W-8BEN, W-8BEN-E or W-9 for an LLC owned from abroad',
  href: 'https://saveoffice.io/blog/w-8ben-e-vs-w-9-foreign-owned-llc',
  checked,
} as const satisfies ReadPage;

const usBusiness = {
  title: 'IRS, Instructions for Form W-8ECI: for the income of a US business',
  href: 'http://www.irs.gov/instructions/iw8eci/ch02.html',
  checked,
} as const satisfies ReadPage;

/**
 * The form that a US client, bank or platform asks for. It follows who counts as the payee for US tax: the owner where
 * the LLC has one, the LLC itself where it has several. A page says W-8BEN-E for such an LLC; four others and the IRS
 * instructions say the owner's own form.
 */
export const usTaxForm = {
  questions: {
    payee: ['myself', 'llc', 'llc-as-corporation', 'corporation', 'company-abroad'],
    owner: ['person-abroad', 'company-abroad', 'us-person', 'several'],
    person: ['no', 'yes'],
    place: ['nothing', 'business', 'own-work'],
  },
  lines: [
    { when: { payee: 'corporation' }, then: 'w-9-of-the-company', source: formW9 },
    { when: { payee: 'llc-as-corporation' }, then: 'w-9-of-the-company', source: llcByOwner },
    { when: { payee: 'llc', owner: 'several' }, then: 'w-9-of-the-partnership', source: llcByOwner },
    { when: { payee: 'llc', owner: 'us-person' }, then: 'w-9-of-the-person', source: formW9 },
    { when: { payee: 'myself', person: 'yes' }, then: 'w-9-of-the-person', source: formW9 },
    { when: { place: 'business' }, then: 'w-8eci-if-us-business', source: usBusiness },
    { when: { payee: 'company-abroad', place: 'own-work' }, then: 'w-8eci-if-us-business', source: usBusiness },
    {
      when: { payee: 'llc', owner: 'company-abroad', place: 'own-work' },
      then: 'w-8eci-if-us-business',
      source: usBusiness,
    },
    { when: { place: 'own-work' }, then: 'form-8233', figures: { rate: statutoryRate } },
    { when: { payee: 'myself' }, then: 'w-8ben' },
    { when: { payee: 'llc', owner: 'person-abroad' }, then: 'w-8ben-of-the-owner', source: llcByOwner },
    { when: { payee: 'llc', owner: 'company-abroad' }, then: 'w-8ben-e-of-the-owner', source: llcByOwner },
    { when: { payee: 'company-abroad' }, then: 'w-8ben-e' },
  ],
  source: formW8ben,
  official: { title: 'IRS, Instructions for Form W-8BEN', href: 'https://www.irs.gov/instructions/iw8ben' },
  verified: true,
} as const satisfies Check;
