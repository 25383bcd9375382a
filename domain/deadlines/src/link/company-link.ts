import { isoDate, monthDay, type IsoDate } from '@formation/calendar';
import type { Activity, Company, HkCompany, UkCompany, UsCompany } from '../company.ts';
import { usStateReports, type StateCode } from '../tables/us-state-reports.ts';

/** A company as a shared link names it. */
export type LinkedCompany = Readonly<{
  company: Company;
  /** Empty when nobody gave one. */
  name: string;
  /** The company's own random identity, by which calendars know it again; absent from links older than it. */
  id: string | undefined;
}>;

/** The fields of a link by their names, as a form or an address holds them. */
export type LinkFields = Readonly<Record<string, string | undefined>>;

export const countries = ['us', 'uk', 'hk'] as const;
export const kinds = ['llc', 'corporation'] as const;
export const ownerCounts = ['one', 'several'] as const;

/** Every field of a company in a link, with what it means when the link does not say. */
export const defaultCompanyFields = {
  country: 'us',
  incorporated: '',
  name: '',
  id: '',
  state: 'WY',
  kind: 'llc',
  owners: 'one',
  foreign: 'yes',
  yearEnd: '',
  tradingFrom: '',
  statementUpTo: '',
  ownerBirthMonth: '',
  vatPassed: '',
  vatQuarterEnd: '',
  registrationYears: '1',
  dormantSince: '',
} as const;

export type FieldName = keyof typeof defaultCompanyFields;

const fieldNames = (fields: Partial<Record<FieldName, unknown>>) => Object.keys(fields) as readonly FieldName[]; // its keys are those

/** What a ticked box holds: the field of an activity has its name. */
const TICKED = 'on';

/** The first and the last day that the rules know. */
export const linkedDays = { first: '1900-01-01', last: '2099-12-31' } as const;

const LONGEST_NAME = 80;

/** A day as a link holds it, within the years that the rules know. */
export function linkedDay(text: string | undefined): IsoDate | undefined {
  const day = isoDate(text);
  return day && day >= linkedDays.first && day <= linkedDays.last ? day : undefined;
}

/** A company's identity from sixteen random bytes. */
export const companyId = (random: Uint8Array): string =>
  Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a text can be a company's identity: 32 hexadecimal digits. */
const isCompanyId = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '');

/**
 * The company that a link names. Whatever is missing or cannot be read takes its usual value, so that every link
 * names a company.
 *
 * @param otherwise - the day of formation where the link gives none.
 */
export function readCompanyLink(fields: LinkFields, otherwise: IsoDate): LinkedCompany {
  const { name = '', id } = fields;
  return {
    company: linkedCompany(fields, otherwise),
    name: [...name.trim()].slice(0, LONGEST_NAME).join('').trim(),
    id: isCompanyId(id) ? id : undefined,
  };
}

/**
 * The first field of a link that says something the rules do not know: a day that does not exist, a state under another
 * name. {@link readCompanyLink} takes the usual value instead, which is right only where somebody sees it.
 */
export function misreadField(fields: LinkFields): FieldName | undefined {
  const { company } = readCompanyLink(fields, linkedDays.first);
  const read: LinkFields = { ...defaultCompanyFields, ...companyLinkFields({ company, name: '', id: undefined }) };
  const expected = { country: '', incorporated: '', yearEnd: '', ...factFields(company) };
  return fieldNames(expected).find((name) => fields[name] !== undefined && fields[name] !== read[name]);
}

/** The fields of the link that names a company: what `readCompanyLink` reads back. Usual values are left out. */
export function companyLinkFields({ company, name, id }: LinkedCompany): Readonly<Record<string, string>> {
  const facts = { ...factFields(company), country: company.country, yearEnd: company.yearEnd, name, id };
  const stated = Object.entries(facts).filter(
    (entry): entry is [FieldName, string] =>
      entry[1] !== undefined && entry[1] !== defaultCompanyFields[entry[0] as FieldName],
  );
  const does = (company.does ?? []).map((activity): [string, string] => [activity, TICKED]);
  return { incorporated: company.incorporated, ...Object.fromEntries<string>([...stated, ...does]) };
}

const quarterEnds = [1, 2, 3] as const;

/** What companies of a country may say of themselves. */
export const activitiesOf = (country: Company['country']): readonly Activity[] => ofCountries[country];

const ofCountries = {
  us: [
    'more-time',
    'contractors',
    'pays-abroad',
    'us-business',
    'tax-expected',
    'california-income',
    'new-york-income',
  ],
  uk: ['staff', 'personal-data', 'director-return'],
  hk: [],
} as const satisfies Readonly<Record<Company['country'], readonly Activity[]>>;

const isState = (text: string | undefined): text is StateCode =>
  text !== undefined && Object.hasOwn(usStateReports, text);

function one<V extends string>(offered: readonly [V, ...V[]], text: string | undefined): V {
  return offered.find((value) => value === text) ?? offered[0];
}

function linkedCompany(fields: LinkFields, otherwise: IsoDate): Company {
  const incorporated = linkedDay(fields['incorporated']) ?? otherwise;
  const yearEnd = monthDay(fields['yearEnd'] ?? '');
  const country = one(countries, fields['country']);
  const does = activitiesOf(country).filter((activity) => fields[activity] === TICKED);
  const facts = { incorporated, yearEnd, ...(does.length > 0 && { does }) };
  if (country === 'uk') return { ...ukCompany(fields), ...facts };
  if (country === 'hk') return { ...hkCompany(fields), ...facts };
  return { ...usCompany(fields), ...facts };
}

function usCompany(fields: LinkFields): Omit<UsCompany, 'incorporated'> {
  return {
    country: 'us',
    state: isState(fields['state']) ? fields['state'] : 'WY',
    kind: one(kinds, fields['kind']),
    owners: one(ownerCounts, fields['owners']),
    foreignOwned: fields['foreign'] !== 'no',
  };
}

function ukCompany(fields: LinkFields): Omit<UkCompany, 'incorporated'> {
  const month = Number(fields['ownerBirthMonth']);
  return {
    country: 'uk',
    kind: 'ltd',
    tradingFrom: linkedDay(fields['tradingFrom']),
    statementUpTo: linkedDay(fields['statementUpTo']),
    ownerBirthMonth: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    vatThresholdPassed: linkedDay(fields['vatPassed']),
    vatQuarterEnd: quarterEnds.find((end) => String(end) === fields['vatQuarterEnd']),
    dormantSince: linkedDay(fields['dormantSince']),
  };
}

function hkCompany(fields: LinkFields): Omit<HkCompany, 'incorporated'> {
  return {
    country: 'hk',
    kind: 'ltd',
    registrationYears: fields['registrationYears'] === '3' ? 3 : 1,
    dormantSince: linkedDay(fields['dormantSince']),
  };
}

/** What only one country asks, as fields. */
function factFields(company: Company): Partial<Record<FieldName, string | undefined>> {
  if (company.country === 'us') {
    const { state, kind, owners, foreignOwned = true } = company;
    return { state, kind, owners, foreign: foreignOwned ? 'yes' : 'no' };
  }
  const { dormantSince } = company;
  if (company.country === 'hk') return { registrationYears: String(company.registrationYears ?? 1), dormantSince };
  const { tradingFrom, statementUpTo, ownerBirthMonth, vatThresholdPassed: vatPassed, vatQuarterEnd } = company;
  return {
    ...{ tradingFrom, statementUpTo, vatPassed, dormantSince },
    ownerBirthMonth: ownerBirthMonth?.toString(),
    vatQuarterEnd: vatQuarterEnd?.toString(),
  };
}
