import { inCurrency, money, plus, subtract, type Money } from '@formation/money';
import type { Places } from '../answers/places.ts';
import { receivedBy } from '../answers/received-by.ts';
import { valueOf, type Assumptions } from '../assumptions/assumption.ts';
import { companyCurrencies, type CompanyCountry } from '../question.ts';
import { flat, type Book } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { paymentsFor } from './payments-for.ts';

/** What a route through a company saves against one without, and how many payments pay the company. */
export type PaysBack = Readonly<{
  /** The best route of the question without a company. */
  against: RouteKey;
  /** What a payment brings more, before what the company costs; below nothing where it brings less. */
  saved: Money<'LKR'>;
  /** Payments in a later year, and in the first, whose savings are what the company costs then; missing where it saves nothing. */
  payments?: Readonly<{ later: number; first: number }>;
}>;

/** Whether what is saved pays a later year of the company, at as many payments as are asked about. */
export function isPaidBack({ payments }: PaysBack, timesAMonth: number): boolean {
  return payments !== undefined && payments.later <= timesAMonth * 12;
}

type Weighed = Readonly<{ isOpen: boolean; places?: Places; paysBack?: PaysBack }>;

/** Whether a way needs a company that the visitor has not, saves nothing by it, and cannot be the best. */
export function savesNothing({ isOpen, places, paysBack }: Weighed): boolean {
  return !isOpen && paysBack !== undefined && !paysBack.payments && places?.best !== 1;
}

/**
 * Whether a company pays for itself by a route, all numbers at their typical values.
 *
 *     saved = received by the route, without its share of the company − received by the best route without a company
 *     payments = cost of a year ÷ saved, rounded up
 *
 * @param ranked - the routes of the question that have an answer in rupees, the best first.
 * @returns nothing for a route without a company, and where nothing is known of what the company costs.
 */
export function paysBackOf(key: RouteKey, ranked: readonly RouteKey[], book: Book): PaysBack | undefined {
  const { company } = routeOf(key);
  const against = ranked.find((one) => routeOf(one).company === undefined);
  if (!company || !against) return undefined;
  const cost = costOf(company, book);
  if (!cost) return undefined;
  const { amount } = book.question;
  const free: Book = { ...book, assumptions: withoutUpkeep(company, book.assumptions), isTypical: true };
  const saved = inCurrency(
    subtract(receivedBy(key, amount, free).value, receivedBy(against, amount, { ...book, isTypical: true }).value),
    'LKR',
  );
  const [later, first] = [paymentsFor(cost.later, saved), paymentsFor(cost.first, saved)];
  return { against, saved, ...(later !== undefined && first !== undefined && { payments: { later, first } }) };
}

function withoutUpkeep(company: CompanyCountry, all: Assumptions): Assumptions {
  const key = `upkeep-${company}` as const;
  return { ...all, [key]: { ...all[key], own: '0' } };
}

/** A later year and the first, in rupees. */
function costOf(company: CompanyCountry, book: Book) {
  const [upkeep, setup] = [`upkeep-${company}`, `setup-${company}`] as const;
  if ([upkeep, setup].some((key) => valueOf(book.assumptions[key]) === undefined)) return undefined;
  const rupees = (key: typeof upkeep | typeof setup) => flat(key, 'LKR', { ...book, isTypical: true }).value;
  return { later: rupees(upkeep), first: plus(rupees(upkeep), rupees(setup)) };
}

/** What a company costs in a later year and in its first, in the currency of its country, as far as it is known. */
export function yearsOf(company: CompanyCountry, assumptions: Assumptions) {
  const part = (name: 'upkeep' | 'setup') =>
    money(valueOf(assumptions[`${name}-${company}`]) ?? '0', companyCurrencies[company]);
  const later = part('upkeep');
  return { later, first: plus(later, part('setup')) };
}
