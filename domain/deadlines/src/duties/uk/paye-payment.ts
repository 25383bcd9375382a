import { addMonths, dayOf, dayParts, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

const TAX_MONTH_ENDS = 5;
const PAY_BY = 22;

/** Tax and National Insurance of staff: by the 22nd for the tax month that ended on the 5th. */
export const ukPayePayment = {
  id: 'uk-paye-payment',
  source: { title: 'GOV.UK, Pay employers’ PAYE', href: 'https://www.gov.uk/pay-paye-tax', checked: '2026-11-22' },
  verified: false,
  onlyIf: 'staff',
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const due = addMonths(firstDue(incorporated), n);
      return { period: due.slice(0, 7), due };
    }),
} as const satisfies Duty<UkCompany>;

function firstDue(incorporated: IsoDate): IsoDate {
  const { year, month, day } = dayParts(incorporated);
  const inMonth = dayOf(year, month, PAY_BY);
  return day <= TAX_MONTH_ENDS ? inMonth : addMonths(inMonth, 1);
}
