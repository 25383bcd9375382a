import type { IsoDate } from '@formation/calendar';
import type { Money } from '@formation/money';
import type { DelawareTax } from './delaware-tax.ts';
import type { Between, Fee } from './fee-schedule.ts';
import type { ServiceKey } from './services.ts';
import type { ShownCurrency } from './totals.ts';

/** What a line is for. The words are content. */
export type CostKey =
  | 'package'
  | 'registry-formation'
  | 'ein'
  | 'newspaper-notice'
  | 'registry-initial'
  | 'registry-yearly'
  | 'state-tax'
  | 'business-registration'
  | ServiceKey;

/** One time a line is paid: in which year (from 1), on which day at the latest, and how much. */
export type Payment = Readonly<{
  year: number;
  day?: IsoDate;
  /** The typical amount where there is only a range. Missing where nobody publishes it; never zero instead. */
  amount?: Money<ShownCurrency>;
  between?: Between<ShownCurrency>;
  /** Its day has no fee of its own: see {@link Fee}. */
  taken?: NonNullable<Fee['taken']>;
}>;

/** One thing that a company costs, with everything known about its amount. */
export type CostLine = Omit<Fee<ShownCurrency>, 'amount' | 'between' | 'taken'> &
  Readonly<{
    key: CostKey;
    payments: readonly Payment[];
    /** Set where the amount is a minimum that grows with the company. */
    atLeast?: true;
    /** Set where the law makes a company have it. */
    required?: true;
    /** What both methods come to, where a state's tax depends on the shares. */
    bothMethods?: DelawareTax;
  }>;

/** When a line is paid, and the day whose fee counts. */
export type When = Readonly<{ year: number; day?: IsoDate; feeOf: IsoDate }>;

/** A line whose every payment is the fee of its own day; nothing where it is never paid. */
export function lineOf(
  key: CostKey,
  feeWhen: (day: IsoDate) => Fee<ShownCurrency>,
  whens: readonly When[],
): readonly CostLine[] {
  const [first] = whens;
  if (!first) return [];
  const { amount: _, between: __, taken: ___, ...known } = feeWhen(first.feeOf);
  return [{ key, ...known, payments: whens.map((when) => paymentOf(when, feeWhen(when.feeOf))) }];
}

function paymentOf({ year, day }: When, { amount, between, taken }: Fee<ShownCurrency>): Payment {
  return {
    year,
    ...(day && { day }),
    ...(amount && { amount }),
    ...(between && { between }),
    ...(taken && { taken }),
  };
}
