import type { IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { ukConfirmationStatement } from './confirmation-statement.ts';

const IN_FORCE: IsoDate = '2025-11-18';
const TRANSITION_ENDS: IsoDate = '2026-11-18';

/**
 * Identity verification of directors: before a company is incorporated; for companies older than the rule,
 * with the first confirmation statement after it.
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
  const statements = ukConfirmationStatement.occurrences(company, TRANSITION_ENDS);
  return statements.find(({ due }) => due >= IN_FORCE)?.due ?? TRANSITION_ENDS;
}
