import { addDays, addMonthsFromEnd, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import type { Duty, LateFee } from '../../duty.ts';
import { taxPeriods } from './corporation-tax-periods.ts';

/** From this filing day on the penalty is £200 where it was £100. */
const DOUBLED: IsoDate = '2026-04-01';

/** The Company Tax Return (CT600): twelve months after the end of the accounts that hold the period. */
export const ukCorporationTaxReturn = {
  id: 'uk-corporation-tax-return',
  source: {
    title: 'GOV.UK, Company Tax Returns',
    href: 'https://www.gov.uk/company-tax-returns',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) =>
    taxPeriods(company, until)
      .map(({ to, accountsTo, name }) => {
        const due = addMonthsFromEnd(accountsTo, 12);
        return {
          period: name,
          opens: addDays(to, 1),
          due,
          condition: 'if-trading' as const,
          lateFees: lateFees(due),
        };
      })
      .filter(({ due }) => due <= until),
} as const satisfies Duty<UkCompany>;

/** A penalty on the first day and the same again after three months; later ones are a tenth of the tax. */
function lateFees(due: IsoDate): readonly LateFee[] {
  return [due, addMonthsFromEnd(due, 3)].map((last) => ({
    from: addDays(last, 1),
    amount: due >= DOUBLED ? '200' : '100',
    currency: 'GBP',
    meaning: 'penalty',
  }));
}
