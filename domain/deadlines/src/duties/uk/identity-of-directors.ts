import { addDays, addMonths, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { DAYS_TO_DELIVER, ukConfirmationStatement } from './confirmation-statement.ts';

const IN_FORCE: IsoDate = '2025-11-18';
const TRANSITION_ENDS: IsoDate = '2026-11-18';

/**
 * Identity verification of directors: before a company is incorporated; for companies older than the rule,
 * with the first confirmation statement after it, which may have been made already.
 */
export const ukIdentityOfDirectors = {
  id: 'uk-identity-of-directors',
  source: {
    title: 'Frank HR, identity verification at Companies House from 18 November 2025',
    href: 'https://www.frank-hr.com/?p=25720',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: (company, until) => {
    const due = company.incorporated >= IN_FORCE ? company.incorporated : firstStatementDue(company);
    return dueOnce(until, { period: 'once', due });
  },
} as const satisfies Duty<UkCompany>;

/** The statement due first on or after the rule; none is due later than the end of the transition. */
function firstStatementDue(company: UkCompany): IsoDate {
  const next = ukConfirmationStatement.occurrences(company, TRANSITION_ENDS).map(({ due }) => due);
  const first = [...madeUnderTheRule(company), ...next].find((due) => due >= IN_FORCE) ?? TRANSITION_ENDS;
  return first < TRANSITION_ENDS ? first : TRANSITION_ENDS;
}

/** When statements were due that are made already, oldest first: the last one, and one in each year before it. */
function madeUnderTheRule({ incorporated, statementUpTo }: UkCompany): readonly IsoDate[] {
  if (!statementUpTo || statementUpTo < incorporated) return [];
  const made: IsoDate[] = [];
  for (let years = 0; ; years += 1) {
    const due = addDays(addMonths(statementUpTo, -12 * years), DAYS_TO_DELIVER);
    if (due < IN_FORCE) return made;
    made.unshift(due);
  }
}
