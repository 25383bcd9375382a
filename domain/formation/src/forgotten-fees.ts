import { addMonths, type IsoDate } from '@formation/calendar';
import { deadlines, type Company, type DutyId, type LateFee, type Source } from '@formation/deadlines';
import { money, type Money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';

/** What being late with a duty costs, from its first occurrence. */
export type ForgottenFee = Readonly<{
  duty: DutyId;
  due: IsoDate;
  steps: readonly (Omit<LateFee, 'amount' | 'currency'> & Readonly<{ amount: Money<LateFee['currency']> }>)[];
  verified: boolean;
  source: Source;
}>;

/** The late fees of a company formed on a day, for each duty that has a known one. */
export function forgottenFees(form: CompanyForm, day: IsoDate): readonly ForgottenFee[] {
  if (form.country === 'lk') return [];
  const company: Company = { ...form, incorporated: day };
  const seen = new Set<DutyId>();
  return deadlines(company, day, addMonths(day, 36)).flatMap(({ duty, due, lateFees = [], verified, source }) => {
    if (lateFees.length === 0 || seen.has(duty)) return [];
    seen.add(duty);
    const steps = lateFees.map(({ amount, currency, ...step }) => ({ ...step, amount: money(amount, currency) }));
    return [{ duty, due, steps, verified, source }];
  });
}
