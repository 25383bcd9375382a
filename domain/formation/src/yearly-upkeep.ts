import type { IsoDate } from '@formation/calendar';
import { dividedBy, money, plus, rate, type Money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { CostKey, CostLine } from './cost-line.ts';
import { registryLines } from './registry-lines.ts';
import type { ShownCurrency } from './totals.ts';

/** What registries and states take from a company in a usual year, in the currency of the place. */
export type YearlyUpkeep = Readonly<{
  amount: Money<ShownCurrency>;
  /** The lines that recur, to show where the amount comes from. */
  lines: readonly CostLine[];
  /** Lines whose fee nobody publishes: the amount is without them. */
  without: readonly CostKey[];
}>;

const CYCLE = 2; // a fee of every second year counts half

const currencies = { us: 'USD', uk: 'GBP', hk: 'HKD', lk: 'LKR' } as const;

/**
 * The upkeep of a usual year, after the first: official fees only, no agent, address or accountant.
 *
 *     amount = payments of years 2 and 3 / 2
 */
export function yearlyUpkeep(form: CompanyForm, day: IsoDate): YearlyUpkeep {
  const lines = registryLines(form, { formed: day, from: day, years: 1 + CYCLE, exists: false }, day)
    .map((line) => ({ ...line, payments: line.payments.filter(({ year }) => year > 1) }))
    .filter(({ payments }) => payments.length > 0);
  const amounts = lines.flatMap(({ payments }) => payments.flatMap(({ amount }) => amount ?? []));
  const zero: Money<ShownCurrency> = money('0', currencies[form.country]);
  return {
    amount: dividedBy(
      amounts.reduce((running, amount) => plus(running, amount), zero),
      rate(String(CYCLE)),
    ),
    lines,
    without: lines.filter(({ payments }) => payments.some(({ amount }) => !amount)).map(({ key }) => key),
  };
}
