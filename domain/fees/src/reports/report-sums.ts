import { absolute, add, decimal, subtract, type Decimal } from '@formation/money';
import type { Entry } from './entry.ts';
import type { Order } from './order.ts';
import type { Apart } from './sorted-entries.ts';

/** What the sales of one currency come to. */
export type SalesSums = Readonly<{
  orders: number;
  pieces: Decimal;
  revenue: Decimal;
  tax: Decimal;
  /** Undefined where the report does not say what was charged. */
  charged: Decimal | undefined;
}>;

/** What is no sale, in one currency; all but `others` above 0. */
export const apartSums = ['refunds', 'returned', 'fees', 'payouts', 'pending', 'failed', 'others'] as const;
export type ApartSum = (typeof apartSums)[number];

/** What the rows of a report come to, by currency. */
export type ReportSums = Readonly<{
  sales: ReadonlyMap<string, SalesSums>;
  apart: Readonly<Record<ApartSum, ReadonlyMap<string, Decimal>>>;
}>;

type ApartEntry = Readonly<{ is: Apart; entry: Entry }>;
type Part = Readonly<{ sum: ApartSum; currency: string; amount: Decimal }>;

const zero = decimal('0');
const negated = (value: Decimal) => subtract(zero, value);

function salesSums(orders: readonly Order[]): ReadonlyMap<string, SalesSums> {
  const all = new Map<string, SalesSums>();
  for (const { currency, pieces, paid, charged } of orders) {
    const before = all.get(currency);
    all.set(currency, {
      orders: (before?.orders ?? 0) + 1,
      pieces: add(before?.pieces ?? zero, pieces),
      revenue: add(before?.revenue ?? zero, paid?.revenue ?? zero),
      tax: add(before?.tax ?? zero, paid?.tax ?? zero),
      charged: charged ? add(before?.charged ?? zero, charged) : before?.charged,
    });
  }
  return all;
}

/** Fees in a row that is no sale: charged with it, or given back with a refund. */
function feeIn(currency: string, charged: Decimal, isRefund: boolean): Part {
  const isBack = isRefund && charged.units < 0n;
  return { sum: isBack ? 'returned' : 'fees', currency, amount: isBack ? negated(charged) : charged };
}

/** What a row that is no sale counts as. What was held back or paid out, and came back, is taken off. */
function partsOf({ is, entry }: ApartEntry): readonly Part[] {
  const { currency, value, charged = zero } = entry;
  const part = (sum: ApartSum, amount: Decimal): Part => ({ sum, currency, amount });
  const fee = is === 'refund' ? [] : [feeIn(currency, charged, false)];
  switch (is) {
    case 'note': {
      return [];
    }
    case 'pending':
    case 'failed': {
      return [part(is, absolute(value))];
    }
    case 'refund': {
      return [part('refunds', negated(value))];
    }
    case 'refunded': {
      return [part('refunds', absolute(value)), ...fee];
    }
    case 'fee': {
      return [part('fees', negated(value)), ...fee];
    }
    case 'hold': {
      return [part('pending', negated(value)), ...fee];
    }
    case 'payout': {
      const failed = value.units > 0n ? [part('failed', value)] : [];
      return [part('payouts', negated(value)), ...failed, ...fee];
    }
    default: {
      return [part('others', value), ...fee];
    }
  }
}

/** The fees of refunds, those of one order together: what is kept of a fee is taken off what is given back. */
function feesOfRefunds(apart: readonly ApartEntry[]): readonly Part[] {
  const all = new Map<string, Readonly<{ currency: string; charged: Decimal }>>();
  for (const { is, entry } of apart) {
    const { order, line, currency, charged } = entry;
    if (is !== 'refund' || !charged) continue;
    const key = `${order === '' ? `line ${line}` : order} ${currency}`;
    all.set(key, { currency, charged: add(all.get(key)?.charged ?? zero, charged) });
  }
  return [...all.values()].map(({ currency, charged }) => feeIn(currency, charged, true));
}

function partsOfOrder({ currency, paid }: Order): readonly Part[] {
  if (!paid) return [];
  return [
    { sum: 'refunds', currency, amount: paid.refunded },
    { sum: 'returned', currency, amount: paid.returned },
  ];
}

/** Adds up what the rows of a report come to, each currency by itself. */
export function reportSums(orders: readonly Order[], apart: readonly ApartEntry[]): ReportSums {
  const sums = Object.fromEntries(apartSums.map((sum) => [sum, new Map<string, Decimal>()])) as Record<
    ApartSum,
    Map<string, Decimal>
  >; // its own names
  for (const { sum, currency, amount } of [
    ...orders.flatMap(partsOfOrder),
    ...apart.flatMap(partsOf),
    ...feesOfRefunds(apart),
  ])
    if (amount.units !== 0n) sums[sum].set(currency, add(sums[sum].get(currency) ?? zero, amount));
  return { sales: salesSums(orders), apart: sums };
}
