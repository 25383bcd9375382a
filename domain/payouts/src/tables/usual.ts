import type { Schedule, Source } from '@formation/fees';
import { sources } from './sources.ts';

/** What is usual of a number that nobody publishes exactly: the typical value, and between which two it lies. */
export type Usual = Readonly<{ typical: string; between: Readonly<{ low: string; high: string }> }>;

type Id = keyof typeof sources;
type Read = readonly [Id, ...Id[]];

function usual(low: string, typical: string, high: string, ...[id, ...others]: Read): Schedule<Usual> {
  const confirmedBy: readonly Source[] = others.map((other) => sources[other]);
  const value = { typical, between: { low, high } };
  return [{ status: 'range', source: sources[id], ...(others.length > 0 && { confirmedBy }), value }];
}

/** Where only the two ends are named the dearer counts: an estimate must not flatter. */
const dearest = (low: string, high: string, ...read: Read) => usual(low, high, high, ...read);

/** Numbers that no tariff names: fractions of an amount, dollars, or rupees. */
export const usually = {
  /** What a bank keeps of the mid-market rate, where its own board was not read. */
  bankMargin: usual('0.0099', '0.0117', '0.0153', 'boards', 'cbsl'),
  /** Free at one bank for foreign currency accounts, 400 by the one tariff that was read, up to 1,500 by a customer. */
  inwardRupees: usual('0', '400', '1500', 'hnb', 'peoples', 'sampath'),
  inwardDollars: usual('0', '5', '30', 'hnb', 'swift', 'freelancers'),
  wiseToRupees: dearest('0.005', '0.01', 'founder', 'mmo'),
  payoneerToRupees: usual('0.01', '0.02', '0.04', 'payoneer-in', 'payoneer-ja', 'payoneer-article', 'etsy'),
  /** Nothing into the currency of the place, as far as a page says; one percent into dollars. */
  stripeUkPayout: usual('0', '0', '0.01', 'stripe-uk'),
  stripeHkPayout: usual('0', '0', '0.01', 'stripe-hk'),
} as const satisfies Readonly<Record<string, Schedule<Usual>>>;
