import type { Company } from '../src/company.ts';
import { text, type Days } from './second-days.ts';
import { hkDays } from './second-hk.ts';
import { ukDays } from './second-uk.ts';
import { usDays } from './second-us.ts';

/** The duties that the second reckoning knows. One that is added later is not judged by it. */
export const reckonedDuties: ReadonlySet<string> = new Set(
  `
hk-annual-general-meeting
hk-annual-return
hk-audit
hk-business-registration
hk-controllers-register
hk-employers-return
hk-profits-tax-return
uk-accounts
uk-confirmation-statement
uk-corporation-tax-payment
uk-corporation-tax-registration
uk-corporation-tax-return
uk-data-protection-fee
uk-identity-of-directors
uk-identity-of-owners
uk-paye-payment
uk-self-assessment
uk-vat-registration
uk-vat-return
us-california-franchise-tax
us-california-llc-fee
us-estimated-tax
us-foreign-accounts
us-foreign-investment-survey
us-form-1042
us-form-1065
us-form-1099-nec
us-form-1120
us-form-5472
us-form-7004
us-form-8804
us-form-8813
us-new-york-llc-fee
us-new-york-publication
us-registered-agent
us-rhode-island-tax
us-share-election
us-state-initial-report
us-state-report
us-tennessee-franchise-tax
`
    .trim()
    .split('\n'),
);

/**
 * The rules once more, by another way: days are instants of `Date`, years are walked through one by one, and state
 * reports are read from notes. It shares nothing with the rules but the facts of a company.
 */
export function secondReckoning(company: Company, until: string): Readonly<Record<string, readonly string[]>> {
  const all = reckoned(company, Number(until.slice(0, 4)) + 2);
  return Object.fromEntries(
    Object.entries(all)
      .map(
        ([duty, days]) =>
          [
            duty,
            days
              .map(text)
              .filter((day) => day <= until)
              .sort(),
          ] as const,
      )
      .filter(([, days]) => days.length > 0),
  );
}

function reckoned(company: Company, to: number): Days {
  if (company.country === 'uk') return ukDays(company, to);
  return company.country === 'hk' ? hkDays(company, to) : usDays(company, to);
}
