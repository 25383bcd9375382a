import { minus, toText, type Money } from '@formation/money';
import type { CompanyCountry } from '../question.ts';

/** How many payments pay a cost, where each saves so much; nothing where they save nothing. */
export function paymentsFor(cost: Money<'LKR'>, saved: Money<'LKR'>): number | undefined {
  if (saved.units <= 0n) return undefined;
  const [whole, each] = [cost.units * 10n ** BigInt(saved.scale), saved.units * 10n ** BigInt(cost.scale)];
  return Number((whole + each - 1n) / each);
}

const MONTHS = 12;

/** So many payments a month are at least so many a year. */
export const aMonth = (payments: number): number => Math.ceil(payments / MONTHS);

type Years = Readonly<Record<'first' | 'later', Money>>;

/** The fields of the comparison of routes for what a company costs in its first and in a later year, by their names. */
export function costFields(company: CompanyCountry, { first, later }: Years): Readonly<Record<string, string>> {
  const setup = minus(first, later);
  return {
    company,
    [`own-upkeep-${company}`]: toText(later, 2),
    ...(setup.units >= 0n && { [`own-setup-${company}`]: toText(setup, 2) }),
  };
}
