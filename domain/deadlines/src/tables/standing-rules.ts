import { ukCorporationTaxRegistration } from '../duties/uk/corporation-tax-registration.ts';
import type { Source } from '../duty.ts';
import { delawareTaxSource } from './delaware-tax-source.ts';

const checked = '2026-11-28';

type Rule = Readonly<{ source: Source; verified: boolean }>;

/** Rules without a day of their own, by country. The words are content. */
export const standingRules = {
  /** Register within thirty days of the month in which twelve months of turnover pass £90,000. */
  'uk-vat-threshold': {
    verified: false,
    source: {
      title: 'GOV.UK, When to register for VAT',
      href: 'https://www.gov.uk/register-for-vat',
      checked: '2026-11-21',
    },
  },
  /**
   * A company is established where its essential decisions are made, or where it has people and means of its own; its
   * registered office alone does not count. Without an establishment there is no threshold.
   */
  'uk-vat-run-from-abroad': {
    verified: true,
    source: {
      title: 'Ross Martin, VAT: non-established taxable persons',
      href: 'https://www.rossmartin.co.uk/vat/985-vat-restriction-of-non-established-taxable-persons',
      checked,
    },
  },
  /** A change of the people with significant control is reported within fourteen days. */
  'uk-owner-changes': {
    verified: false,
    source: {
      title: 'GOV.UK, People with significant control',
      href: 'https://www.gov.uk/guidance/people-with-significant-control-pscs',
      checked: '2026-11-22',
    },
  },
  /** Companies Act 2006, sections 88A and 88B, since 4 March 2024. */
  'uk-registered-email': {
    verified: true,
    source: {
      title: 'Uniwide, the registered e-mail address of a UK company',
      href: 'https://help.uniwide.co.uk/what-is-a-registered-e-mail-address-for-a-uk-company/',
      checked,
    },
  },
  /** Economic Crime and Corporate Transparency Act 2023, section 2, since 4 March 2024. */
  'uk-lawful-purpose': {
    verified: true,
    source: {
      title: 'Companywizard, what changed at Companies House on 4 March 2024',
      href: 'https://www.companywizard.co.uk/blog/march-4-2024-updates',
      checked,
    },
  },
  /** Confirmed on 9 June 2026 for accounts filed from 1 April 2028. */
  'uk-accounts-by-software': {
    verified: true,
    source: {
      title: 'The Accountant, accounts of small companies from April 2028',
      href: 'https://theaccntnt.com/blog/companies-house-accounts-reform-2028-small-companies',
      checked,
    },
  },
  /** A company that was dormant registers within three months of starting to trade. */
  'uk-corporation-tax-once-trading': { verified: false, source: ukCorporationTaxRegistration.source },
  /** Sales tax hangs on each state's own threshold. */
  'us-sales-tax': { verified: false, source: { described: 'state-tax-departments', checked: '2026-11-22' } },
  /** The lower of two methods, of which the state's notice shows one. */
  'us-delaware-shares': { verified: true, source: delawareTaxSource },
  /** A new responsible party of the EIN is told to the IRS within sixty days. */
  'us-responsible-party': {
    verified: true,
    source: {
      title: 'Useauteur, Form 8822-B and the responsible party',
      href: 'https://us.useauteur.com/blog/form-8822-b-responsible-party-canadian-llc',
      checked,
    },
  },
  /** A company of one state with stock or staff in another may have to register there. */
  'us-other-states': { verified: false, source: { described: 'state-tax-departments', checked } },
  /** Management and control in Sri Lanka at any time of the year make a company resident there. */
  'us-run-from-sri-lanka': {
    verified: true,
    source: {
      title: 'PwC: Sri Lanka, corporate residence',
      href: 'https://taxsummaries.pwc.com/sri-lanka/corporate/corporate-residence',
      checked,
    },
  },
  /** Companies formed in the US need not report their owners, since 26 March 2025. */
  'us-boi-not-required': {
    verified: true,
    source: {
      title: 'Federal Register, 26 March 2025, Beneficial Ownership Information Reporting',
      href: 'https://regulations.justia.com/regulations/fedreg/2025/03/26/2025-05199.html',
      checked: '2026-11-21',
    },
  },
  /** The state asks this kind of company for no yearly report. */
  'us-no-state-report': { verified: false, source: { described: 'state-report-lists', checked: '2026-11-21' } },
  /** Provisional profits tax is paid in two instalments, on the days of the assessment. */
  'hk-provisional-tax': {
    verified: false,
    source: {
      title: 'Inland Revenue Department, profits tax',
      href: 'https://www.ird.gov.hk/eng/tax/bus_pft.htm',
      checked: '2026-11-22',
    },
  },
  /** Profits that arise outside Hong Kong are claimed in the return, with audited accounts. */
  'hk-offshore-claim': {
    verified: true,
    source: {
      title: 'HKWJ Tax Law, the offshore claim and where a company is managed',
      href: 'https://www.hkwj-taxlaw.hk/offshore-non-taxable-claim/',
      checked,
    },
  },
  /** The regime of foreign-sourced income, for members of multinational groups, since 2023. */
  'hk-foreign-income': {
    verified: true,
    source: {
      title: 'Henry Kwong, offshore profits claim and foreign-sourced income',
      href: 'https://henrykwongtax.com/our-services/hong-kong-offshore-profits-claim-tax-exemption',
      checked,
    },
  },
  /** Contributions of a month are paid by the tenth day of the next. */
  'hk-pension': {
    verified: false,
    source: {
      title: 'Mandatory Provident Fund Schemes Authority',
      href: 'https://www.mpfa.org.hk/en',
      checked: '2026-11-22',
    },
  },
  /** Changes of the significant controllers are written down within seven days. */
  'hk-controllers-changes': {
    verified: false,
    source: {
      title: 'Companies Ordinance (Cap. 622), Part 12, Division 2A',
      href: 'https://www.cr.gov.hk',
      checked: '2026-11-21',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
