import { addDays, dayOf, dayParts, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { ukIdentityOfDirectors } from './identity-of-directors.ts';

const IN_FORCE: IsoDate = '2025-11-18';
const DAYS = 14;

/**
 * The personal code of people with significant control: fourteen days from being registered; for companies
 * older than the rule, with the directors' statement, or in the first fourteen days of the birth month of
 * an owner who is not a director.
 */
export const ukIdentityOfOwners = {
  id: 'uk-identity-of-owners',
  source: {
    title: 'Companies Made Simple, how soon PSCs must provide their personal code',
    href: 'https://support.companiesmadesimple.com/hc/en-us/articles/38955549645457-How-soon-must-PSCs-provide-their-personal-code',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: (company, until) => {
    if (company.incorporated >= IN_FORCE) {
      const opens = company.incorporated;
      return dueOnce(until, { period: 'once', opens, due: addDays(opens, DAYS) });
    }
    if (company.ownerBirthMonth === undefined) return ukIdentityOfDirectors.occurrences(company, until);
    const opens = firstOfBirthMonth(company.ownerBirthMonth);
    return dueOnce(until, { period: 'once', opens, due: addDays(opens, DAYS - 1) });
  },
} as const satisfies Duty<UkCompany>;

function firstOfBirthMonth(month: number): IsoDate {
  const { year } = dayParts(IN_FORCE);
  const first = dayOf(year, month, 1);
  return first >= IN_FORCE ? first : dayOf(year + 1, month, 1);
}
