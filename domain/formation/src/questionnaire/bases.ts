import type { IsoDate } from '@formation/calendar';
import { delawareTaxSource } from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import { formW8ben } from '../checks/us-tax-form.ts';
import { amendment } from '../home/sri-lanka.ts';

/** What a reason rests on. */
export type Basis = Readonly<{
  /** `unknown` is common knowledge in the trade that was read on no page; `ours` is no fact but a judgement. */
  certainty: Certainty | 'ours';
  /** The day on which we last looked. */
  checked: IsoDate;
  title?: string;
  href?: string;
  /** The day from which the rule counts, where one is known. */
  from?: IsoDate;
  /** The day of the page that was read, where it is older than the look. */
  dated?: IsoDate;
}>;

const checked = '2026-11-22';

/** Everything that reasons rest on, by the name that they use. */
export const bases = {
  ours: { certainty: 'ours', checked },
  common: { certainty: 'unknown', checked },
  'funds-practice': {
    certainty: 'seen',
    checked,
    title: 'Morrison Foerster ScaleUp: which entity for US venture capital',
    href: 'http://scaleup.mofo.com/guidance/i-am-founding-a-startup-and-hoping-to-raise-venture-capital-funding-in-the-u-s-which-type-of-entity-should-i-form/',
  },
  'hk-audit': {
    certainty: 'seen',
    checked,
    title: 'PAT CPA: audit of Hong Kong companies',
    href: 'https://patcpa.com.hk/blog/hong-kong-company-audit-requirement',
    dated: '2026-05-01',
  },
  stripe: {
    certainty: 'seen',
    checked,
    title: 'Stripe’s list of countries; read in two Sri Lankan founders’ notes of April and June 2026',
    href: 'https://stripe.com/global',
    dated: '2026-06-01',
  },
  etsy: {
    certainty: 'official',
    checked,
    title: 'Etsy: countries with Etsy Payments',
    href: 'https://help.etsy.com/hc/en-us/articles/115015710408',
    from: '2025-08-05',
  },
  mercury: {
    certainty: 'seen',
    checked,
    title: 'US account for non-residents: Mercury, Wise, Relay',
    href: 'https://edeal.ai/en/blog/us-bank-account-non-resident/',
    dated: '2026-05-01',
  },
  'amazon-countries': {
    certainty: 'single',
    checked,
    title: 'Amazon’s list of accepted countries, in a copy of 2021',
    href: 'https://www.masterprivatelabel.com/blog/register-to-sell-on-amazon-north-america-from-around-the-world',
    dated: '2021-04-06',
  },
  paypal: {
    certainty: 'seen',
    checked,
    title: 'Widgeta: PayPal in Sri Lanka announced',
    href: 'https://widgeta.com/2026/05/15/expansion-of-paypal-services-in-sri-lanka-officially-announced-may-15-2026-04-44/',
    from: '2026-05-15',
  },
  'form-5472': {
    certainty: 'official',
    checked,
    title: 'Federal Register, vol. 81, 89849 (T.D. 9796)',
    href: 'https://regulations.justia.com/regulations/fedreg/2016/12/13/2016-29641.html',
    from: '2017-01-01',
  },
  'foreign-partners': {
    certainty: 'official',
    checked,
    title: 'IRS: tax on partnership withholding',
    href: 'https://irs.gov/vi/individuals/international-taxpayers/reporting-and-paying-tax-on-partnership-withholding',
  },
  'state-reports': {
    certainty: 'single',
    checked,
    title: 'Incorporator: annual reports, all 51 jurisdictions',
    href: 'https://incorporator.org/articles/annual-reports-all-51-jurisdictions-2026',
  },
  boi: {
    certainty: 'official',
    checked,
    title: 'Federal Register, vol. 90, 13688',
    href: 'https://regulations.justia.com/regulations/fedreg/2025/03/26/2025-05199.html',
    from: '2025-03-26',
  },
  'uk-accounts': {
    certainty: 'official',
    checked,
    title: 'GOV.UK: late filing penalties',
    href: 'https://www.gov.uk/government/publications/late-filing-penalties/late-filing-penalties',
    dated: '2023-07-24',
  },
  'uk-establishment': {
    certainty: 'seen',
    checked: '2026-11-28',
    title: 'GOV.UK: goods sold direct to customers in the UK, and Ross Martin on persons who are not established',
    href: 'https://www.rossmartin.co.uk/vat/985-vat-restriction-of-non-established-taxable-persons',
    dated: '2026-01-30',
  },
  'delaware-shares': {
    certainty: 'seen',
    checked: '2026-11-28',
    title: delawareTaxSource.title,
    href: delawareTaxSource.href,
  },
  'hk-offshore': {
    certainty: 'seen',
    checked: '2026-11-28',
    title: 'HKWJ Tax Law: the offshore claim and where a company is managed',
    href: 'https://www.hkwj-taxlaw.hk/offshore-non-taxable-claim/',
  },
  'lk-residence': {
    certainty: 'seen',
    checked,
    title: 'PwC: Sri Lanka, corporate residence',
    href: 'https://taxsummaries.pwc.com/sri-lanka/corporate/corporate-residence',
  },
  'lk-fifteen-percent': {
    certainty: 'official',
    checked,
    title: amendment.title,
    href: amendment.href,
    from: '2025-04-01',
  },
  'lk-dividends': {
    certainty: 'seen',
    checked: '2026-11-29',
    title: '360 Accountants: dividend tax in Sri Lanka, as Daily Mirror announced it',
    href: 'https://360accountants.lk/understanding-dividend-tax-in-sri-lanka-2025-guide',
    from: '2023-01-01',
  },
  'lk-currency-account': {
    certainty: 'official',
    checked: '2026-11-29',
    title: 'Bank of Ceylon: who can open a Business Foreign Currency Account',
    href: 'https://www.boc.lk/index.php/international-banking/deposits/deposit-accounts/bfca',
  },
  'lk-audit': {
    certainty: 'single',
    checked: '2026-11-29',
    title: 'Companies Act, No. 7 of 2007, section 148, in a copy of CA Sri Lanka’s text',
    href: 'https://contohmakalah.jagomart.net/item/163355/regulatory-framework-companies-act-2019',
  },
  'lk-secretary': {
    certainty: 'seen',
    checked: '2026-11-29',
    title: 'DMJ Associates and Vithanage Associates: the company secretary, section 221',
    href: 'http://vithanageassociates.com/secretary/',
  },
  'lk-annual-return': {
    certainty: 'seen',
    checked: '2026-11-29',
    title: 'BizAdvisor and eSecretary: annual return of a company, Form 15',
    href: 'https://bizadvisor.lk/handbook/annual-return-form-15',
  },
  'us-form-of-companies': {
    certainty: 'seen',
    ...formW8ben,
  },
  'uk-identity': {
    certainty: 'seen',
    checked,
    title: 'Frank HR: identity verification at Companies House',
    href: 'https://www.frank-hr.com/?p=25720',
    from: '2025-11-18',
  },
} as const satisfies Readonly<Record<string, Basis>>;

export type BasisKey = keyof typeof bases;
