import type { IsoDate } from '@formation/calendar';
import type { Source, StateCode } from '@formation/deadlines';
import type { FeeSchedule, Remark } from '../fee-schedule.ts';

/** What a state takes from one kind of company, in US dollars. */
export type StateFees = Readonly<{
  /** Once, for the articles. */
  formation: FeeSchedule;
  /** Once, soon after formation, where a state wants a first report and charges for it. */
  initial?: FeeSchedule;
  /** Each time the state's report or list falls due. */
  report: FeeSchedule | 'no-report';
  /** Each year besides the report, where a state has a fixed minimum. */
  tax?: FeeSchedule;
  /** Which of them is a minimum that grows with the company. */
  atLeast?: 'report' | 'tax' | 'both';
  /** Set where the law asks for a newspaper announcement, whose price the papers set: what to know of it. */
  publication?: readonly Remark[];
}>;

/** Why founders abroad often choose a state. The words are content. */
export type StateAppeal = 'investors' | 'us-presence' | 'no-report' | 'large-market' | 'low-fees';

type State = Readonly<{
  /** Who registers companies there, where it is not the state's Secretary of State. */
  agency?: string;
  popular?: StateAppeal;
  llc: StateFees;
  corporation: StateFees;
}>;

export const stateFeesSource: Source = {
  title: 'US state fees, compiled from public lists of 2026',
  href: 'https://llcformationcost.com/llc-filing-fees-by-state-2026/',
  checked: '2026-11-21',
};

/** Somebody's copy of the states' own pages, made on 10 October 2026. */
const stateEntities: Source = { described: 'state-fees', checked: '2026-11-21' };
const delawareCode: Source = {
  title: 'Delaware Code, title 6, section 18-1107(b)',
  href: 'https://delcode.delaware.gov/title6/c018/sc11/index.html',
  checked: '2026-11-21',
};

const delawareLaw2026: Source = {
  title:
    'Delaware House Bill 400 (85 Del. Laws c. 273), signed on 21 May 2026, as on the page of the Division of Corporations',
  href: 'https://corp.delaware.gov/frtax/',
  checked: '2026-11-28',
};

const washingtonReports: Source = {
  title: 'Revised Code of Washington 23.95.255, the first report',
  href: 'https://app.leg.wa.gov/rcw/default.aspx?cite=23.95.255',
  checked: '2026-11-21',
};

const newYorkInstructions: Source = {
  title: 'New York Department of Taxation and Finance, Instructions for Form IT-204-LL',
  href: 'https://www.tax.ny.gov/forms/current-forms/it/it204lli.htm',
  checked: '2026-11-28',
};

const rhodeIslandTaxation: Source = {
  title: 'Rhode Island Division of Taxation, Tax Filing Requirements',
  href: 'https://www.tax.ri.gov/tax-sections/corporate-tax/tax-filing-requirements',
  checked: '2026-11-28',
};

const from = '2026-01-01';
const copied: IsoDate = '2026-10-10';
/** Copied from the state's own page. */
const read = (amount: string): FeeSchedule => [{ from, amount, certainty: 'seen', source: stateEntities }];
/** Copied from there, and nothing confirms it. */
const readOnce = (amount: string): FeeSchedule => [{ from, amount, certainty: 'single', source: stateEntities }];
/** Another amount since. */
const then = (before: FeeSchedule, amount: string): FeeSchedule => [
  ...before,
  { from: copied, amount, certainty: 'seen', source: stateEntities },
];
/** Another amount since a day, which only one copy says; what was known before is kept beside it. */
const against = (before: FeeSchedule, amount: string, since: IsoDate = copied): FeeSchedule => {
  const other = before.at(-1)?.amount;
  return [
    ...before,
    { from: since, amount, certainty: 'single', ...(other !== undefined && { other }), source: stateEntities },
  ];
};
/** Seen on a public page. */
const seen = (amount: string): FeeSchedule => [{ from, amount, certainty: 'seen' }];
/** On one page, which nothing confirms. */
const once = (amount: string): FeeSchedule => [{ from, amount, certainty: 'single' }];
/** Two pages disagree; the other amount is kept beside it. */
const disputed = (amount: string, other: string): FeeSchedule => [{ from, amount, certainty: 'single', other }];
/** General knowledge, seen on no page. */
const unseen = (amount: string): FeeSchedule => [{ from, amount, certainty: 'unknown' }];
const notFound: FeeSchedule = [{ from, certainty: 'unknown' }];
const noReport = 'no-report';
/** The law wants it within 120 days; the fee of one that is filed apart was read on no page. */
const washingtonFirst: FeeSchedule = [
  { from, amount: '10', certainty: 'unknown', remarks: ['free-with-articles'], source: washingtonReports },
];
/** An LLC without income from New York files no Form IT-204-LL, also where it is formed there or is dormant. */
const newYorkFee: FeeSchedule = [
  { from, amount: '0', certainty: 'seen', remarks: ['from-25-with-new-york-income'], source: newYorkInstructions },
];
/** Waived for who files by 15 April of 2026, and announced for 2027; for later years nothing is. */
const montanaReport: FeeSchedule = [
  { from, amount: '0', certainty: 'seen', remarks: ['free-by-15-april'], source: stateEntities },
  { from: '2028-01-01', amount: '20', certainty: 'unknown', remarks: ['free-by-15-april'], source: stateEntities },
];
/** A corporation's minimum tax, and the annual charge of an LLC in the same amount. */
const rhodeIslandTax: FeeSchedule = [{ from, amount: '400', certainty: 'seen', source: rhodeIslandTaxation }];
/** The law of 21 May 2026 left the tax paid in June 2026 at 300; the first one of 400 is due on 1 June 2027. */
const delawareTax: FeeSchedule = [
  ...seen('300'),
  { from: '2026-08-01', amount: '400', certainty: 'official', source: delawareCode },
  { from: '2027-06-01', amount: '400', certainty: 'official', source: delawareLaw2026 },
];

/** The report of 50 and the tax of 175 on up to 5,000 authorised shares; of more, `delaware-tax.ts` counts it. */
const delawareLeast: FeeSchedule = [
  { from, amount: '225', certainty: 'seen', remarks: ['up-to-5000-shares'], source: stateEntities },
];

/**
 * State fees of the fifty states and the District of Columbia. A new fee is a new entry at the end of its
 * schedule: `[...seen('100'), { from: '2027-07-01', amount: '120', certainty: 'seen' }]`.
 *
 * No row was read on the state's own site by us: show "check with the agency" beside every amount.
 */
export const usStates = {
  AL: {
    llc: { formation: seen('200'), report: notFound },
    corporation: { formation: read('200'), report: notFound },
  },
  AK: {
    agency: 'Alaska Division of Corporations',
    llc: { formation: seen('250'), report: seen('100') },
    corporation: { formation: read('250'), report: read('100') },
  },
  AZ: {
    agency: 'Arizona Corporation Commission',
    llc: { formation: seen('50'), report: noReport, publication: ['agent-in-maricopa-or-pima'] },
    corporation: { formation: seen('60'), report: seen('45') },
  },
  AR: {
    llc: { formation: seen('45'), report: seen('150') },
    corporation: { formation: read('45'), report: read('150') },
  },
  CA: {
    agency: 'California Secretary of State / Franchise Tax Board',
    llc: { formation: seen('70'), initial: read('20'), report: seen('20'), tax: seen('800') },
    corporation: { formation: read('100'), initial: read('25'), report: read('25'), tax: readOnce('800') },
  },
  CO: {
    llc: { formation: seen('50'), report: read('25') },
    corporation: { formation: read('50'), report: read('25') },
  },
  CT: {
    agency: 'Connecticut Secretary of the State',
    llc: { formation: seen('120'), report: read('80') },
    corporation: { formation: read('250'), initial: read('150'), report: read('150') },
  },
  DE: {
    agency: 'Delaware Division of Corporations',
    popular: 'investors',
    llc: { formation: seen('110'), report: delawareTax },
    corporation: { formation: read('109'), report: delawareLeast, atLeast: 'report' },
  },
  DC: {
    agency: 'DC Department of Licensing and Consumer Protection',
    llc: { formation: read('99'), report: read('300') },
    corporation: { formation: read('99'), report: read('300') },
  },
  FL: {
    agency: 'Florida Division of Corporations',
    popular: 'us-presence',
    llc: { formation: seen('125'), report: seen('138.75') },
    corporation: { formation: read('70'), report: read('150') },
  },
  GA: {
    llc: { formation: seen('100'), report: read('60') },
    corporation: { formation: read('100'), initial: read('50'), report: read('60') },
  },
  HI: {
    agency: 'Hawaii Business Registration Division',
    llc: { formation: seen('50'), report: then(once('15'), '12.50') },
    corporation: { formation: read('50'), report: then(unseen('15'), '12.50') },
  },
  ID: {
    llc: { formation: seen('100'), report: read('0') },
    corporation: { formation: read('100'), report: read('0') },
  },
  IL: {
    llc: { formation: once('150'), report: read('75') },
    corporation: { formation: once('150'), report: read('75') },
  },
  IN: {
    llc: { formation: seen('95'), report: read('32') },
    corporation: { formation: once('98'), report: read('32') },
  },
  IA: {
    llc: { formation: seen('50'), report: read('30') },
    corporation: { formation: read('50'), report: read('60') },
  },
  KS: {
    llc: {
      formation: against(seen('160'), '85', '2026-02-27'),
      report: against(disputed('100', '55'), '90', '2026-02-27'),
    },
    corporation: {
      formation: against(unseen('90'), '85', '2026-02-27'),
      report: against(unseen('100'), '90', '2026-02-27'),
    },
  },
  KY: {
    llc: { formation: seen('40'), report: read('15') },
    corporation: { formation: read('50'), report: read('15') },
  },
  LA: {
    llc: { formation: against(seen('100'), '125', '2026-10-01'), report: read('35') },
    corporation: { formation: against(unseen('75'), '95', '2026-10-01'), report: read('35') },
  },
  ME: {
    llc: { formation: seen('175'), report: read('85') },
    corporation: { formation: read('145'), report: read('85') },
  },
  MD: {
    agency: 'Maryland Department of Assessments and Taxation',
    llc: { formation: seen('100'), report: read('300') },
    corporation: { formation: read('120'), report: read('300') },
  },
  MA: {
    agency: 'Massachusetts Secretary of the Commonwealth',
    llc: { formation: seen('500'), report: read('500') },
    corporation: { formation: read('275'), report: read('100') }, // online; 125 on paper
  },
  MI: {
    agency: 'Michigan Department of Licensing and Regulatory Affairs',
    llc: { formation: seen('50'), report: read('25') },
    corporation: { formation: read('60'), report: read('25') },
  },
  MN: {
    llc: { formation: seen('155'), report: read('0') },
    corporation: { formation: read('155'), report: read('0') },
  },
  MS: {
    llc: { formation: seen('50'), report: read('0') },
    corporation: { formation: read('50'), report: read('25') },
  },
  MO: {
    llc: { formation: seen('50'), report: noReport },
    corporation: { formation: read('58'), initial: once('20'), report: read('20') },
  },
  MT: {
    llc: { formation: seen('35'), report: montanaReport },
    corporation: { formation: read('35'), report: montanaReport },
  },
  NE: {
    llc: { formation: seen('100'), report: read('25'), publication: [] },
    corporation: { formation: against(unseen('65'), '100'), report: read('25') },
  },
  NV: {
    llc: { formation: seen('425'), report: read('350') },
    corporation: { formation: read('725'), report: read('650') },
  },
  NH: {
    llc: { formation: seen('100'), report: read('100') },
    corporation: { formation: read('100'), report: read('100') },
  },
  NJ: {
    agency: 'New Jersey Division of Revenue and Enterprise Services',
    llc: { formation: against(seen('125'), '100'), report: read('75') },
    corporation: { formation: against(unseen('125'), '100'), report: read('75') },
  },
  NM: {
    popular: 'no-report',
    llc: { formation: seen('50'), report: noReport },
    corporation: { formation: read('100'), initial: read('25'), report: read('25') },
  },
  NY: {
    agency: 'New York Department of State',
    llc: { formation: seen('200'), report: read('9'), tax: newYorkFee, publication: [] },
    corporation: { formation: read('125'), report: read('9') },
  },
  NC: {
    llc: { formation: seen('125'), report: read('200') },
    corporation: { formation: read('125'), report: read('25') },
  },
  ND: {
    llc: { formation: seen('135'), report: read('50') },
    corporation: { formation: read('100'), report: read('25') },
  },
  OH: {
    llc: { formation: seen('99'), report: noReport },
    corporation: { formation: read('99'), report: noReport },
  },
  OK: {
    llc: { formation: seen('100'), report: read('25') },
    corporation: { formation: read('50'), report: noReport },
  },
  OR: {
    llc: { formation: seen('100'), report: read('100') },
    corporation: { formation: read('100'), report: read('100') },
  },
  PA: {
    agency: 'Pennsylvania Department of State',
    llc: { formation: seen('125'), report: read('7') },
    corporation: { formation: read('125'), report: read('7') },
  },
  RI: {
    llc: { formation: seen('150'), report: read('50'), tax: rhodeIslandTax },
    corporation: { formation: read('230'), report: read('50'), tax: rhodeIslandTax },
  },
  SC: {
    llc: { formation: seen('110'), report: noReport },
    corporation: { formation: read('135'), initial: once('25'), report: read('25') },
  },
  SD: {
    llc: { formation: seen('150'), report: read('55') },
    corporation: { formation: read('150'), report: read('55') },
  },
  TN: {
    llc: { formation: seen('300'), report: read('300'), tax: readOnce('100'), atLeast: 'both' },
    corporation: { formation: read('100'), report: read('20'), tax: readOnce('100'), atLeast: 'tax' },
  },
  TX: {
    agency: 'Texas Secretary of State / Comptroller',
    popular: 'large-market',
    llc: { formation: seen('300'), report: read('0') },
    corporation: { formation: read('300'), report: read('0') },
  },
  UT: {
    agency: 'Utah Division of Corporations',
    llc: { formation: read('59'), report: read('18') },
    corporation: { formation: read('59'), report: read('18') },
  },
  VT: {
    llc: { formation: readOnce('155'), report: read('45') },
    corporation: { formation: read('155'), report: read('60') },
  },
  VA: {
    agency: 'Virginia State Corporation Commission',
    llc: { formation: seen('100'), report: read('50') },
    corporation: { formation: read('75'), report: read('100') },
  },
  WA: {
    llc: { formation: seen('200'), initial: washingtonFirst, report: read('70') },
    corporation: { formation: read('200'), initial: washingtonFirst, report: read('70') },
  },
  WV: {
    llc: { formation: seen('100'), report: read('25') },
    corporation: { formation: against(unseen('50'), '100'), report: read('25') },
  },
  WI: {
    agency: 'Wisconsin Department of Financial Institutions',
    llc: { formation: seen('130'), report: read('25') },
    corporation: { formation: read('100'), report: read('25') },
  },
  WY: {
    popular: 'low-fees',
    llc: { formation: once('100'), report: seen('60'), atLeast: 'report' },
    corporation: { formation: once('100'), report: read('60'), atLeast: 'report' },
  },
} as const satisfies Readonly<Record<StateCode, State>>;
