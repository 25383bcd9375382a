import { compare, decimal, type Decimal } from '@formation/money';
import { companyCurrencies, type Question } from '../question.ts';
import { delays } from '../tables/delays.ts';
import { accounts } from './accounts.ts';
import { assumptionKeys, type AssumptionKey } from './keys.ts';
import type { AssumptionUnit, Published } from './number.ts';
import { paypal } from './paypal.ts';
import { entryOn, numberIn, unknown, type Reader } from './published.ts';
import { stripe } from './stripe.ts';
import { widened } from './widened.ts';

/** One number that an answer rests on: what is published, what the visitor put in its place, or neither. */
export type Assumption = Readonly<{
  key: AssumptionKey;
  unit: AssumptionUnit;
  /** Missing where nobody publishes it. */
  published?: Published;
  /** The visitor's number, where it differs from the published one. */
  own?: string;
}>;

export type Assumptions = Readonly<Record<AssumptionKey, Assumption>>;

/** Days on which banks work, as somebody says. */
const daysOf = (key: keyof typeof delays): Reader =>
  numberIn(
    'days',
    ({ day }) => entryOn(delays[key], day),
    (days) => days,
  );

const readers: Readonly<Record<AssumptionKey, Reader>> = {
  ...paypal,
  ...stripe,
  ...accounts,
  'upkeep-us': unknown(companyCurrencies.us),
  'upkeep-uk': unknown(companyCurrencies.uk),
  'upkeep-hk': unknown(companyCurrencies.hk),
  'setup-us': unknown(companyCurrencies.us),
  'setup-uk': unknown(companyCurrencies.uk),
  'setup-hk': unknown(companyCurrencies.hk),
  'days-paypal': daysOf('days-paypal'),
  'days-stripe': unknown('days'),
  'days-wise': unknown('days'),
  'days-payoneer': daysOf('days-payoneer'),
  'days-swift': daysOf('days-swift'),
  'days-local-bank': daysOf('days-local-bank'),
};

/** Every number that the answers to a question rest on. A number of the visitor's that cannot be is left out. */
export function assumptions(question: Question): Assumptions {
  const entries = assumptionKeys.map((key) => [key, assumption(key, question)]);
  return Object.fromEntries(entries) as Assumptions; // one entry for each key
}

function assumption(key: AssumptionKey, question: Question): Assumption {
  const named = unitOf(key, question);
  const found = question.carried?.[key] ?? readers[key].read(question);
  const published = found && widened(found, named);
  const own = question.own[key];
  const isOwn = own !== undefined && isPossible(own, named) && own !== published?.value;
  return { key, unit: named, ...(published && { published }), ...(isOwn && { own }) };
}

/** What an assumption counts, where this is paid. */
export function unitOf(key: AssumptionKey, payment: Pick<Question, 'amount'>): AssumptionUnit {
  const { unit } = readers[key];
  return typeof unit === 'function' ? unit(payment) : unit;
}

/** Whether an assumption counts a fraction of an amount, whatever is asked. */
export function isFraction(key: AssumptionKey): boolean {
  return readers[key].unit === 'fraction';
}

/** Whether an assumption counts days, whatever is asked. */
export function isInDays(key: AssumptionKey): boolean {
  return readers[key].unit === 'days';
}

const one = decimal('1');

/** Whether a number can be what an assumption counts: nothing below zero, and no fraction of the whole or more. */
export function isPossible(text: string, unit: AssumptionUnit): boolean {
  const value = readDecimal(text);
  if (!value || value.units < 0n) return false;
  return unit !== 'fraction' || compare(value, one) < 0;
}

function readDecimal(text: string): Decimal | undefined {
  try {
    return decimal(text);
  } catch {
    return undefined; // not a number
  }
}

/** Between which two a number lies that nobody knows exactly; nothing for the visitor's own. */
export function betweenOf({ own, published }: Assumption): Published['between'] {
  return own === undefined ? published?.between : undefined;
}

/** The assumptions with other numbers for some that nobody knows exactly, wherever those are read. */
export function withNumbers(all: Assumptions, numbers: Readonly<Partial<Record<AssumptionKey, string>>>): Assumptions {
  const changed = Object.entries(numbers).map(([key, value]) => {
    const assumption = all[key as AssumptionKey]; // a record with these keys only
    const { published } = assumption;
    return [key, published ? { ...assumption, published: { ...published, value } } : assumption] as const;
  });
  return { ...all, ...Object.fromEntries(changed) };
}

/** The number that counts, if there is one. */
export function valueOf({ own, published }: Assumption): string | undefined {
  return own ?? published?.value;
}
