import type { Source, StateCode } from '@formation/deadlines';
import type { FeeSchedule } from '../fee-schedule.ts';

/** What a state takes from one kind of company, in US dollars. */
export type StateFees = Readonly<{
  /** Once, for the articles. */
  formation: FeeSchedule;
  /** Each time the state's report or list falls due. */
  report: FeeSchedule | 'no-report';
  /** Each year besides the report, where a state has a fixed minimum. */
  tax?: FeeSchedule;
  /** Set where the report or the tax is a minimum that grows with the company. */
  atLeast?: true;
  /** Set where the law asks for a newspaper announcement, whose price the papers set. */
  publication?: true;
}>;

/** Why founders abroad often choose a state. The words are content. */
export type StateAppeal = 'investors' | 'us-presence' | 'no-report' | 'large-market' | 'low-fees';

type State = Readonly<{
  name: string;
  agency: string;
  popular?: StateAppeal;
  llc: StateFees;
  corporation: StateFees;
}>;

export const stateFeesSource: Source = {
  title: 'US state fees, compiled from public lists of 2026',
  href: 'https://llcformationcost.com/llc-filing-fees-by-state-2026/',
  checked: '2026-11-21',
};

const from = '2026-01-01';
/** Seen on a public page. */
const seen = (amount: string): FeeSchedule => [{ from, amount, confidence: 'matched' }];
/** Agrees only with a table of uncertain origin. */
const weak = (amount: string): FeeSchedule => [{ from, amount, confidence: 'matched-weak' }];
/** Two pages disagree; the other amount is kept beside it. */
const disputed = (amount: string, other: string): FeeSchedule => [{ from, amount, confidence: 'conflict', other }];
/** General knowledge, seen on no page. */
const unseen = (amount: string): FeeSchedule => [{ from, amount, confidence: 'general-knowledge' }];
const notFound: FeeSchedule = [{ from, confidence: 'general-knowledge' }];
const noReport = 'no-report';

/**
 * State fees of the fifty states and the District of Columbia. A new fee is a new entry at the end of its
 * schedule: `[...seen('100'), { from: '2027-07-01', amount: '120', confidence: 'matched' }]`.
 *
 * No row was read on the state's own site: show "check with the agency" beside every amount.
 */
export const usStates = {
  AL: {
    name: 'Alabama',
    agency: 'Alabama Secretary of State',
    llc: { formation: seen('200'), report: notFound },
    corporation: { formation: unseen('200'), report: notFound },
  },
  AK: {
    name: 'Alaska',
    agency: 'Alaska Division of Corporations',
    llc: { formation: seen('250'), report: seen('100') },
    corporation: { formation: unseen('250'), report: unseen('100') },
  },
  AZ: {
    name: 'Arizona',
    agency: 'Arizona Corporation Commission',
    llc: { formation: seen('50'), report: noReport },
    corporation: { formation: seen('60'), report: seen('45') },
  },
  AR: {
    name: 'Arkansas',
    agency: 'Arkansas Secretary of State',
    llc: { formation: seen('45'), report: seen('150') },
    corporation: { formation: unseen('45'), report: unseen('150') },
  },
  CA: {
    name: 'California',
    agency: 'California Secretary of State / Franchise Tax Board',
    llc: { formation: seen('70'), report: seen('20'), tax: seen('800') },
    corporation: { formation: unseen('100'), report: unseen('25'), tax: unseen('800') },
  },
  CO: {
    name: 'Colorado',
    agency: 'Colorado Secretary of State',
    llc: { formation: seen('50'), report: disputed('25', '10') },
    corporation: { formation: unseen('50'), report: unseen('25') },
  },
  CT: {
    name: 'Connecticut',
    agency: 'Connecticut Secretary of the State',
    llc: { formation: seen('120'), report: weak('80') },
    corporation: { formation: unseen('250'), report: unseen('150') },
  },
  DE: {
    name: 'Delaware',
    agency: 'Delaware Division of Corporations',
    popular: 'investors',
    llc: { formation: seen('110'), report: seen('300') },
    corporation: { formation: unseen('109'), report: unseen('225'), atLeast: true },
  },
  DC: {
    name: 'District of Columbia',
    agency: 'DC Department of Licensing and Consumer Protection',
    llc: { formation: unseen('99'), report: unseen('300') },
    corporation: { formation: unseen('99'), report: unseen('300') },
  },
  FL: {
    name: 'Florida',
    agency: 'Florida Division of Corporations',
    popular: 'us-presence',
    llc: { formation: seen('125'), report: seen('138.75') },
    corporation: { formation: unseen('70'), report: unseen('150') },
  },
  GA: {
    name: 'Georgia',
    agency: 'Georgia Secretary of State',
    llc: { formation: seen('100'), report: disputed('60', '50') },
    corporation: { formation: unseen('100'), report: unseen('60') },
  },
  HI: {
    name: 'Hawaii',
    agency: 'Hawaii Business Registration Division',
    llc: { formation: seen('50'), report: weak('15') },
    corporation: { formation: unseen('50'), report: unseen('15') },
  },
  ID: {
    name: 'Idaho',
    agency: 'Idaho Secretary of State',
    llc: { formation: seen('100'), report: weak('0') },
    corporation: { formation: unseen('100'), report: unseen('0') },
  },
  IL: {
    name: 'Illinois',
    agency: 'Illinois Secretary of State',
    llc: { formation: seen('150'), report: weak('75') },
    corporation: { formation: unseen('150'), report: unseen('75') },
  },
  IN: {
    name: 'Indiana',
    agency: 'Indiana Secretary of State',
    llc: { formation: seen('95'), report: disputed('32', '50') },
    corporation: { formation: unseen('98'), report: unseen('32') },
  },
  IA: {
    name: 'Iowa',
    agency: 'Iowa Secretary of State',
    llc: { formation: seen('50'), report: disputed('30', '45') },
    corporation: { formation: unseen('50'), report: unseen('60') },
  },
  KS: {
    name: 'Kansas',
    agency: 'Kansas Secretary of State',
    llc: { formation: seen('160'), report: disputed('100', '55') },
    corporation: { formation: unseen('90'), report: unseen('100') },
  },
  KY: {
    name: 'Kentucky',
    agency: 'Kentucky Secretary of State',
    llc: { formation: seen('40'), report: weak('15') },
    corporation: { formation: unseen('50'), report: unseen('15') },
  },
  LA: {
    name: 'Louisiana',
    agency: 'Louisiana Secretary of State',
    llc: { formation: seen('100'), report: weak('35') },
    corporation: { formation: unseen('75'), report: unseen('35') },
  },
  ME: {
    name: 'Maine',
    agency: 'Maine Secretary of State',
    llc: { formation: seen('175'), report: weak('85') },
    corporation: { formation: unseen('145'), report: unseen('85') },
  },
  MD: {
    name: 'Maryland',
    agency: 'Maryland Department of Assessments and Taxation',
    llc: { formation: seen('100'), report: weak('300') },
    corporation: { formation: unseen('120'), report: unseen('300') },
  },
  MA: {
    name: 'Massachusetts',
    agency: 'Massachusetts Secretary of the Commonwealth',
    llc: { formation: seen('500'), report: weak('500') },
    corporation: { formation: unseen('275'), report: unseen('125') },
  },
  MI: {
    name: 'Michigan',
    agency: 'Michigan Department of Licensing and Regulatory Affairs',
    llc: { formation: seen('50'), report: weak('25') },
    corporation: { formation: unseen('60'), report: unseen('25') },
  },
  MN: {
    name: 'Minnesota',
    agency: 'Minnesota Secretary of State',
    llc: { formation: seen('155'), report: weak('0') },
    corporation: { formation: unseen('155'), report: unseen('0') },
  },
  MS: {
    name: 'Mississippi',
    agency: 'Mississippi Secretary of State',
    llc: { formation: seen('50'), report: weak('0') },
    corporation: { formation: unseen('50'), report: unseen('25') },
  },
  MO: {
    name: 'Missouri',
    agency: 'Missouri Secretary of State',
    llc: { formation: seen('50'), report: noReport },
    corporation: { formation: unseen('58'), report: unseen('20') },
  },
  MT: {
    name: 'Montana',
    agency: 'Montana Secretary of State',
    llc: { formation: seen('35'), report: weak('20') },
    corporation: { formation: unseen('35'), report: unseen('20') },
  },
  NE: {
    name: 'Nebraska',
    agency: 'Nebraska Secretary of State',
    llc: { formation: seen('100'), report: weak('25'), publication: true },
    corporation: { formation: unseen('65'), report: notFound },
  },
  NV: {
    name: 'Nevada',
    agency: 'Nevada Secretary of State',
    llc: { formation: seen('425'), report: weak('350') },
    corporation: { formation: unseen('725'), report: unseen('650') },
  },
  NH: {
    name: 'New Hampshire',
    agency: 'New Hampshire Secretary of State',
    llc: { formation: seen('100'), report: weak('100') },
    corporation: { formation: unseen('100'), report: unseen('100') },
  },
  NJ: {
    name: 'New Jersey',
    agency: 'New Jersey Division of Revenue and Enterprise Services',
    llc: { formation: seen('125'), report: weak('75') },
    corporation: { formation: unseen('125'), report: unseen('75') },
  },
  NM: {
    name: 'New Mexico',
    agency: 'New Mexico Secretary of State',
    popular: 'no-report',
    llc: { formation: seen('50'), report: noReport },
    corporation: { formation: unseen('100'), report: unseen('25') },
  },
  NY: {
    name: 'New York',
    agency: 'New York Department of State',
    llc: { formation: seen('200'), report: weak('9'), tax: unseen('25'), publication: true, atLeast: true },
    corporation: { formation: unseen('125'), report: unseen('9') },
  },
  NC: {
    name: 'North Carolina',
    agency: 'North Carolina Secretary of State',
    llc: { formation: seen('125'), report: weak('200') },
    corporation: { formation: unseen('125'), report: unseen('25') },
  },
  ND: {
    name: 'North Dakota',
    agency: 'North Dakota Secretary of State',
    llc: { formation: seen('135'), report: weak('50') },
    corporation: { formation: unseen('100'), report: unseen('25') },
  },
  OH: {
    name: 'Ohio',
    agency: 'Ohio Secretary of State',
    llc: { formation: seen('99'), report: noReport },
    corporation: { formation: unseen('99'), report: noReport },
  },
  OK: {
    name: 'Oklahoma',
    agency: 'Oklahoma Secretary of State',
    llc: { formation: seen('100'), report: weak('25') },
    corporation: { formation: unseen('50'), report: notFound },
  },
  OR: {
    name: 'Oregon',
    agency: 'Oregon Secretary of State',
    llc: { formation: seen('100'), report: weak('100') },
    corporation: { formation: unseen('100'), report: unseen('100') },
  },
  PA: {
    name: 'Pennsylvania',
    agency: 'Pennsylvania Department of State',
    llc: { formation: seen('125'), report: disputed('7', '70') },
    corporation: { formation: unseen('125'), report: unseen('7') },
  },
  RI: {
    name: 'Rhode Island',
    agency: 'Rhode Island Secretary of State',
    llc: { formation: seen('150'), report: weak('50'), tax: unseen('400') },
    corporation: { formation: unseen('230'), report: unseen('50') },
  },
  SC: {
    name: 'South Carolina',
    agency: 'South Carolina Secretary of State',
    llc: { formation: seen('110'), report: noReport },
    corporation: { formation: unseen('135'), report: unseen('25') },
  },
  SD: {
    name: 'South Dakota',
    agency: 'South Dakota Secretary of State',
    llc: { formation: seen('150'), report: disputed('55', '50') },
    corporation: { formation: unseen('150'), report: unseen('55') },
  },
  TN: {
    name: 'Tennessee',
    agency: 'Tennessee Secretary of State',
    llc: { formation: seen('300'), report: disputed('300', '50'), atLeast: true },
    corporation: { formation: unseen('100'), report: unseen('20') },
  },
  TX: {
    name: 'Texas',
    agency: 'Texas Secretary of State / Comptroller',
    popular: 'large-market',
    llc: { formation: seen('300'), report: weak('0') },
    corporation: { formation: unseen('300'), report: unseen('0') },
  },
  UT: {
    name: 'Utah',
    agency: 'Utah Division of Corporations',
    llc: { formation: disputed('59', '54'), report: disputed('18', '20') },
    corporation: { formation: unseen('59'), report: unseen('18') },
  },
  VT: {
    name: 'Vermont',
    agency: 'Vermont Secretary of State',
    llc: { formation: disputed('155', '125'), report: disputed('45', '35') },
    corporation: { formation: unseen('155'), report: unseen('60') },
  },
  VA: {
    name: 'Virginia',
    agency: 'Virginia State Corporation Commission',
    llc: { formation: seen('100'), report: weak('50') },
    corporation: { formation: unseen('75'), report: unseen('100') },
  },
  WA: {
    name: 'Washington',
    agency: 'Washington Secretary of State',
    llc: { formation: seen('200'), report: disputed('70', '60') },
    corporation: { formation: unseen('200'), report: unseen('70') },
  },
  WV: {
    name: 'West Virginia',
    agency: 'West Virginia Secretary of State',
    llc: { formation: seen('100'), report: weak('25') },
    corporation: { formation: unseen('50'), report: unseen('25') },
  },
  WI: {
    name: 'Wisconsin',
    agency: 'Wisconsin Department of Financial Institutions',
    llc: { formation: seen('130'), report: weak('25') },
    corporation: { formation: unseen('100'), report: unseen('25') },
  },
  WY: {
    name: 'Wyoming',
    agency: 'Wyoming Secretary of State',
    popular: 'low-fees',
    llc: { formation: seen('100'), report: seen('60'), atLeast: true },
    corporation: { formation: unseen('100'), report: unseen('60'), atLeast: true },
  },
} as const satisfies Readonly<Record<StateCode, State>>;
