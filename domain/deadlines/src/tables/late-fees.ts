import { dayOf } from '@formation/calendar';
import type { UsCompany } from '../company.ts';
import type { Source } from '../duty.ts';
import type { LadderMode, LadderRule, StepRule } from '../late/ladder.ts';
import type { StateCode } from './us-state-reports.ts';

const checked = '2026-11-21';
const readIn2026 = '2026-11-28';

const stateEntities: Source = { described: 'state-late-fees', checked };
const missouri: Source = {
  title: 'Missouri, RSMo 351.125',
  href: 'https://getpocketlaw.com/law/state_missouri/section-351-125-fees_db000b9ce7f2',
  checked,
};
const virginia: Source = {
  title: 'Code of Virginia, section 13.1-1064',
  href: 'http://laws9.com/statutes/virginia/title-13-1/chapter-12/13-1-1064',
  checked,
};
const form5472: Source = {
  title: 'Form 5472: penalties, deadlines and extension, 2025 and 2026',
  href: 'https://taxguided.com/learn/form-5472-penalties-25000-deadlines-and-extension-rules-2025-2026',
  checked,
};
const penalties2026: Source = {
  title: 'IRS, Revenue Procedure 2025-32, penalties for returns due in 2027, and 2024-40 for those due in 2026',
  href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  checked: readIn2026,
};
const fbar: Source = {
  title:
    'FinCEN, Report Foreign Bank and Financial Accounts; amounts assessed since 17 January 2025, in two texts of 2026',
  href: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
  checked: readIn2026,
};
const bea2021: Source = {
  title: 'Thompson Hine, penalties of the Department of Commerce from 15 January 2021; they rise each January',
  href: 'https://www.thompsonhinesmartrade.com/2021/01/department-of-commerce-adjusts-levels-of-civil-monetary-penalties-under-various-laws-and-regulations/',
  checked: readIn2026,
};
const financialPenalties: Source = {
  title: 'Birkett Long, Companies House: financial penalties since 2 May 2024',
  href: 'https://birkettlong.co.uk/insights/business/companies-house-introduces-new-non-compliance-penalties',
  checked: readIn2026,
};
const ct600: Source = {
  title: 'Late filing penalties from April 2026, after the policy paper on GOV.UK',
  href: 'https://nomadictax.org/insights/corporate-tax-late-filing-penalties-soar-what-businesses-need-to-do-before-april-1772935356298-u6iw',
  checked,
};
const lateAccounts: Source = {
  title: 'GOV.UK, penalties for late filing of annual accounts',
  href: 'https://gov.uk/annual-accounts/penalties-for-late-filing',
  checked,
};

const dollars = (amount: string, rest: Partial<StepRule> = {}): StepRule => ({
  kind: 'amount',
  amount,
  currency: 'USD',
  ...rest,
});
const ladder = (steps: readonly StepRule[], mode: LadderMode = 'add'): LadderRule => ({
  mode,
  steps,
  certainty: 'seen',
  source: stateEntities,
});
/** Only one page says so. */
const once = (rule: LadderRule): LadderRule => ({ ...rule, certainty: 'single' });
/** The text of the law was read. */
const law = (rule: LadderRule, source: Source): LadderRule => ({ ...rule, certainty: 'official', source });
/** Something is charged; no page that was found says how much. */
const notFound: LadderRule = { ...ladder([], 'unknown'), certainty: 'unknown' };
const both = (rule: LadderRule) => ({ llc: rule, corporation: rule });

/** What states charge for a late report, where it was found; a state that is missing charges nothing that we know of. */
export const stateLateFees: Readonly<
  Partial<Record<StateCode, Readonly<Partial<Record<UsCompany['kind'], LadderRule>>>>>
> = {
  AL: both(notFound),
  AK: both(ladder([dollars('37.50', { afterDays: 30 })])),
  AZ: { corporation: ladder([dollars('9', { kind: 'each-month' })]) },
  AR: both(ladder([dollars('25'), { kind: 'interest-a-year', fraction: '0.10' }])),
  CA: both(once(ladder([dollars('250', { kind: 'after-a-letter', undated: true })]))),
  CO: both(ladder([dollars('50'), dollars('100', { kind: 'when-delinquent', undated: true })])),
  DC: both(ladder([dollars('100')])),
  DE: both(ladder([dollars('200'), { kind: 'interest-a-month', fraction: '0.015' }])),
  FL: both(ladder([dollars('400')])),
  GA: both(ladder([dollars('25')])),
  HI: both(ladder([dollars('10', { kind: 'each-year' })])),
  IL: { llc: ladder([dollars('100', { afterDays: 60 })]), corporation: notFound },
  KS: both(once(ladder([dollars('10')]))),
  ME: both(notFound),
  MD: both(notFound),
  MA: { corporation: once(ladder([dollars('25')])) },
  MI: {
    // One reading says that all LLCs pay 50 when late, another only professional ones.
    llc: notFound,
    corporation: ladder(
      [
        dollars('10'),
        dollars('20', { afterDays: 16 }),
        dollars('30', { afterDays: 46 }),
        dollars('40', { afterDays: 77 }),
        dollars('50', { afterDays: 108 }),
      ],
      'replace',
    ),
  },
  MN: { llc: once(ladder([dollars('25', { kind: 'when-delinquent', undated: true })])) },
  MO: { corporation: law(ladder([dollars('15', { kind: 'each-30-days' })]), missouri) },
  MT: both(ladder([dollars('35')], 'raised-fee')),
  NH: both(ladder([dollars('50')])),
  NM: { corporation: ladder([dollars('200')]) },
  NV: both(ladder([dollars('75'), dollars('100')])),
  ND: both(notFound),
  OR: both(notFound),
  RI: both(ladder([dollars('25', { afterDays: 30 })])),
  SC: { corporation: notFound },
  SD: both(once(ladder([dollars('55', { afterMonths: 2, onThatDay: true })]))),
  TX: both(
    ladder([
      dollars('50'),
      { kind: 'of-the-tax', fraction: '0.05' },
      { kind: 'of-the-tax', fraction: '0.10', afterDays: 30 },
    ]),
  ),
  UT: both(ladder([dollars('10')])),
  VA: {
    llc: law(ladder([dollars('25')]), virginia),
    corporation: ladder([dollars('10', { kind: 'at-least' })]),
  },
  WA: both(ladder([dollars('25')])),
  WV: both(ladder([dollars('50')])),
};

const april2026 = '2026-04-01';
const ct = (amount: string, rest: Partial<StepRule>): StepRule => ({
  kind: 'amount',
  amount,
  currency: 'GBP',
  ...rest,
});

/** A step whose amount rises each year: that of the year in which the return is due, the last one for later years. */
function byYear(kind: StepRule['kind'], amounts: Readonly<Record<string, string>>, rest: Partial<StepRule> = {}) {
  const years = Object.keys(amounts).toSorted();
  return years.map((year, index): StepRule => {
    const next = years[index + 1];
    return {
      ...dollars(amounts[year] ?? '', { kind, ...rest }),
      dueFrom: dayOf(Number(year), 1, 1),
      ...(next !== undefined && { dueBefore: dayOf(Number(next), 1, 1) }),
    };
  });
}

/** What being late with the other duties costs, by their ids. */
export const lateFees = {
  'us-form-5472': {
    mode: 'add',
    steps: [dollars('25000'), dollars('25000', { kind: 'each-30-days-after-a-letter', undated: true })],
    certainty: 'seen',
    source: form5472,
  },
  // 5 % of the unpaid tax a month, at most 25 %; from the sixtieth day at least the minimum, or the tax where it is less.
  'us-form-1120': {
    mode: 'add',
    steps: [
      { kind: 'tax-each-month', fraction: '0.05' },
      ...byYear('tax-or-at-most', { '2025': '510', '2026': '525', '2027': '535' }, { afterDays: 60 }),
      dollars('25000', { kind: 'with-form-5472' }),
      dollars('25000', { kind: 'each-30-days-after-a-letter', undated: true }),
    ],
    certainty: 'seen',
    source: penalties2026,
  },
  'us-form-1065': {
    mode: 'add',
    steps: byYear('each-owner-each-month', { '2025': '245', '2026': '255', '2027': '260' }),
    certainty: 'seen',
    source: penalties2026,
  },
  'us-foreign-accounts': {
    mode: 'one-of',
    steps: [dollars('16536', { kind: 'at-most' }), dollars('165353', { kind: 'at-most-if-wilful' })],
    certainty: 'seen',
    source: fbar,
  },
  'us-foreign-investment-survey': {
    mode: 'add',
    steps: [dollars('4876', { kind: 'between', upTo: '48762' })],
    certainty: 'seen',
    source: bea2021,
  },
  // A warning comes first, and gives 28 days; a penalty is not before that.
  'uk-confirmation-statement': {
    mode: 'offence',
    steps: [ct('10000', { kind: 'at-most-after-a-warning', afterDays: 28, dueFrom: '2024-05-02' })],
    certainty: 'seen',
    source: financialPenalties,
  },
  'uk-accounts': {
    mode: 'replace',
    steps: [
      ct('150', {}),
      ct('375', { afterMonths: 1 }),
      ct('750', { afterMonths: 3 }),
      ct('1500', { afterMonths: 6 }),
    ],
    certainty: 'official',
    source: lateAccounts,
  },
  'uk-corporation-tax-return': {
    mode: 'add',
    steps: [
      ct('100', { dueBefore: april2026 }),
      ct('100', { afterMonths: 3, dueBefore: april2026 }),
      ct('200', { dueFrom: april2026 }),
      ct('200', { afterMonths: 3, dueFrom: april2026 }),
      { kind: 'of-the-tax', fraction: '0.10', afterMonths: 6 },
      { kind: 'of-the-tax', fraction: '0.10', afterMonths: 12 },
    ],
    certainty: 'seen',
    source: ct600,
  },
} as const satisfies Readonly<Record<string, LadderRule>>;
