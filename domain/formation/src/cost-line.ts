import type { IsoDate } from '@formation/calendar';
import type { Money } from '@formation/money';
import type { AddOnKey } from './add-ons.ts';
import type { Fee } from './fee-schedule.ts';
import type { ShownCurrency } from './totals.ts';

/** What a line is for. The words are content. */
export type CostKey =
  | 'package'
  | 'registry-formation'
  | 'ein'
  | 'newspaper-notice'
  | 'registry-yearly'
  | 'state-tax'
  | 'business-registration'
  | AddOnKey;

/** One time a line is paid: in which year of the company (from 1), on which day at the latest, and how much. */
export type Payment = Readonly<{
  year: number;
  day?: IsoDate;
  /** Missing where nobody publishes it; never zero instead. */
  amount?: Money<ShownCurrency>;
}>;

/** One thing that a company costs, with everything known about its amount. */
export type CostLine = Omit<Fee<ShownCurrency>, 'amount'> &
  Readonly<{
    key: CostKey;
    payments: readonly Payment[];
    /** Set where the amount is a minimum that grows with the company. */
    atLeast?: true;
    /** Set where the law makes a company have it. */
    required?: true;
  }>;

/** When a line is paid. */
export type When = Pick<Payment, 'year' | 'day'>;

/** A line whose every payment is the same fee. */
export function lineOf(key: CostKey, fee: Fee<ShownCurrency>, whens: readonly When[]): CostLine {
  const { amount, ...known } = fee;
  return { key, ...known, payments: whens.map((when) => (amount ? { ...when, amount } : when)) };
}
