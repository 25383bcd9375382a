import type { Company, UkCompany } from './company.ts';
import { ukCorporationTaxRegistration } from './duties/uk/corporation-tax-registration.ts';
import { neverTraded } from './duties/uk/trade.ts';
import type { Source } from './duty.ts';
import { reportRule } from './tables/us-state-reports.ts';

/** A rule without a day of its own: what starts a clock later, or a duty that people expect and that is not there. */
export type StandingDuty = Readonly<{ id: StandingDutyId; source: Source; verified: boolean }>;

const rules = {
  /** Register within thirty days of the month in which twelve months of turnover pass £90,000. */
  'uk-vat-threshold': {
    verified: false,
    source: {
      title: 'GOV.UK, When to register for VAT',
      href: 'https://www.gov.uk/register-for-vat',
      checked: '2026-11-21',
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
  /** A company that was dormant registers within three months of starting to trade. */
  'uk-corporation-tax-once-trading': { verified: false, source: ukCorporationTaxRegistration.source },
  /** Sales tax hangs on each state's own threshold. */
  'us-sales-tax': { verified: false, source: { described: 'state-tax-departments', checked: '2026-11-22' } },
  /** Provisional profits tax is paid in two instalments, on the days of the assessment. */
  'hk-provisional-tax': {
    verified: false,
    source: {
      title: 'Inland Revenue Department, profits tax',
      href: 'https://www.ird.gov.hk/eng/tax/bus_pft.htm',
      checked: '2026-11-22',
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
  /** Changes of the significant controllers are written down within seven days. */
  'hk-controllers-changes': {
    verified: false,
    source: {
      title: 'Companies Ordinance (Cap. 622), Part 12, Division 2A',
      href: 'https://www.cr.gov.hk',
      checked: '2026-11-21',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<{ source: Source; verified: boolean }>>>;

export type StandingDutyId = keyof typeof rules;

/** The rules of a company that `deadlines` cannot put on a day, so that a list of days is not taken for all. */
export function standingDuties(company: Company): readonly StandingDuty[] {
  return ids(company).map((id) => ({ id, ...rules[id] }));
}

function ids(company: Company): readonly StandingDutyId[] {
  if (company.country === 'uk') return ukIds(company);
  if (company.country === 'hk') return ['hk-provisional-tax', 'hk-pension', 'hk-controllers-changes'];
  const rule = reportRule(company.state, company.kind);
  const always = ['us-boi-not-required', 'us-sales-tax'] as const;
  return rule === 'none' ? [...always, 'us-no-state-report'] : always;
}

const ukIds = (company: UkCompany): readonly StandingDutyId[] => [
  ...(neverTraded(company) ? ['uk-corporation-tax-once-trading' as const] : []),
  ...(company.vatThresholdPassed ? [] : ['uk-vat-threshold' as const]),
  'uk-owner-changes',
];
