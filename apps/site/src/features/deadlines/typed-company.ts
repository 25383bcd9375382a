import { isoDate, monthDay, type IsoDate } from '@formation/calendar';
import {
  usStateReports,
  type Company,
  type HkCompany,
  type StateCode,
  type UkCompany,
  type UsCompany,
} from '@formation/deadlines';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';

export const countries = ['us', 'uk', 'hk'] as const;
export const kinds = ['llc', 'corporation'] as const;
export const ownerCounts = ['one', 'several'] as const;

const FIRST = '1900-01-01';
const LAST = '2099-12-31';

/** A day as typed, within the years that the rules know. */
export function dayIn(text: string | undefined): IsoDate | undefined {
  const day = isoDate(text);
  return day && day >= FIRST && day <= LAST ? day : undefined;
}

const isState = (text: string | undefined): text is StateCode =>
  text !== undefined && Object.hasOwn(usStateReports, text);

/** The company in the form; a day that is no day counts as the one given. */
export function typedCompany(typed: Typed, otherwise: IsoDate): Company {
  const incorporated = dayIn(typed['incorporated']) ?? otherwise;
  const yearEnd = monthDay(typed['yearEnd'] ?? '');
  const country = choice(countries, typed['country']);
  if (country === 'uk') return { ...ukCompany(typed), incorporated, yearEnd };
  if (country === 'hk') return { ...hkCompany(typed), incorporated, yearEnd };
  return { ...usCompany(typed), incorporated, yearEnd };
}

function usCompany(typed: Typed): Omit<UsCompany, 'incorporated'> {
  return {
    country: 'us',
    state: isState(typed['state']) ? typed['state'] : 'WY',
    kind: choice(kinds, typed['kind']),
    owners: choice(ownerCounts, typed['owners']),
    foreignOwned: typed['foreign'] !== 'no',
  };
}

function ukCompany(typed: Typed): Omit<UkCompany, 'incorporated'> {
  const month = Number(typed['ownerBirthMonth']);
  return {
    country: 'uk',
    kind: 'ltd',
    tradingFrom: dayIn(typed['tradingFrom']),
    statementUpTo: dayIn(typed['statementUpTo']),
    ownerBirthMonth: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    vatThresholdPassed: dayIn(typed['vatPassed']),
  };
}

function hkCompany(typed: Typed): Omit<HkCompany, 'incorporated'> {
  return { country: 'hk', kind: 'ltd', registrationYears: typed['registrationYears'] === '3' ? 3 : 1 };
}
