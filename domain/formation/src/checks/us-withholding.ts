import type { ReadPage } from '@formation/deadlines';
import type { Check } from './check.ts';

const checked = '2026-11-28';

/** Per cent of US income that a payer withholds from a foreign person, where no treaty says less. */
export const statutoryRate = 30;
/** Per cent that a payer withholds from whoever gave no form and may be a US person. */
const backupRate = 24;

const noForm = {
  title: 'HT00, Form W-8BEN for LLCs owned from abroad: what is withheld without it',
  href: 'https://ht00.org/what-is-form-w-8ben-a-guide-for-foreign-owned-llcs',
  checked,
} as const satisfies ReadPage;

export const formW9 = {
  title: 'Form W-9 (Rev. March 2024), page 2: for US persons only',
  href: 'http://docucentre.sibfl.net/WebLink/0/doc/2652659/Page2.aspx',
  checked,
} as const satisfies ReadPage;

const workAbroad = {
  title: 'United States Code, title 26, section 862: work done outside the US',
  href: 'https://m.openjurist.org/26/usc/862',
  checked,
} as const satisfies ReadPage;

const workInTheUs = {
  title: 'TaxCrossing, withholding on services of foreign contractors',
  href: 'https://taxcrossing.com/articles/services-withholding-foreign-contractors.html',
  checked,
} as const satisfies ReadPage;

const goods = {
  title: 'Instructions for Form W-8BEN, amounts subject to withholding: not most sales of property',
  href: 'https://www.formsbank.com/template/353164/instructions-for-form-w-8ben-draft-certificate-of-foreign-status-of-beneficial-owner-for-united-states-tax-withholding-2008.html?page=5',
  checked,
} as const satisfies ReadPage;

const noClaim = {
  title: 'Amazon KDP, US tax withholding: 30% without a claim, a tax number of one’s own country is enough',
  href: 'https://kdp.amazon.com/en_US/help/topic/G201274690',
  checked,
} as const satisfies ReadPage;

const noTreaty = {
  title: 'HKWJ Tax Law, the tax treaties of Hong Kong: none with the United States',
  href: 'https://www.hkwj-taxlaw.hk/hong-kong-tax-treaties-annual-overview/',
  checked,
} as const satisfies ReadPage;

const whoMayClaim = {
  title: 'HMRC manual DT19883: who may claim under the treaty of the UK and the US',
  href: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt19883',
  checked,
} as const satisfies ReadPage;

/** The convention of 1985 with the protocol of 2002. Its rates count for amounts paid from this day on. */
const treaty = {
  inForce: '2004-09-01',
  source: {
    title: 'IRS, Announcement 2004-81: rates under the treaty with Sri Lanka',
    href: 'http://www.irs.gov/irb/2004-42_IRB/ar11.html',
    checked,
  },
} as const;

/** What a treaty rate is, beside what is withheld without the claim. */
const claimed = (rate: number) => ({ treaty: rate, rate: statutoryRate });

/** How much a US payer withholds, by kind of income, form and home of the payee. */
export const usWithholding = {
  questions: {
    form: ['none', 'w-9', 'no-claim', 'claim'],
    income: ['work', 'goods', 'royalties', 'dividends', 'interest'],
    place: ['abroad', 'in-the-us'],
    home: ['sri-lanka', 'uk', 'hong-kong'],
  },
  lines: [
    {
      when: { form: 'none' },
      then: 'without-a-form',
      figures: { rate: statutoryRate, backup: backupRate },
      source: noForm,
    },
    { when: { form: 'w-9' }, then: 'nothing-with-w-9', source: formW9 },
    { when: { income: 'work', place: 'abroad' }, then: 'nothing-on-work-abroad', source: workAbroad },
    {
      when: { income: 'work', place: 'in-the-us' },
      then: 'on-work-in-the-us',
      figures: { rate: statutoryRate },
      source: workInTheUs,
    },
    { when: { income: 'goods' }, then: 'nothing-on-goods', source: goods },
    { when: { form: 'no-claim' }, then: 'without-a-claim', figures: { rate: statutoryRate }, source: noClaim },
    { when: { home: 'hong-kong' }, then: 'no-treaty', figures: { rate: statutoryRate }, source: noTreaty },
    { when: { home: 'uk' }, then: 'only-who-may-claim', figures: { rate: statutoryRate }, source: whoMayClaim },
    { when: { income: 'royalties' }, then: 'treaty-on-royalties', figures: claimed(10), ...treaty },
    { when: { income: 'dividends' }, then: 'treaty-on-dividends', figures: claimed(15), ...treaty },
    { when: { income: 'interest' }, then: 'treaty-on-interest', figures: claimed(10), ...treaty },
  ],
  source: noClaim,
  official: { title: 'IRS, Publication 515', href: 'https://www.irs.gov/publications/p515' },
  verified: true,
} as const satisfies Check;
