import { compare, total, type Currency, type Money } from '@formation/money';
import { grounds, type Ground, type Share } from '../grounds.ts';
import type { Sums } from './sale-answer.ts';

/** What the orders with one thing in common come to in one currency: of one month, one category, one product. */
export type GroupSums = Readonly<{ name: string; currency: Currency; orders: number; sums: Sums }>;

const plus = (a: Sums, b: Sums): Sums => ({
  revenue: total(a.revenue, b.revenue),
  fees: total(a.fees, b.fees),
  costs: total(a.costs, b.costs),
  profit: total(a.profit, b.profit),
});

/** Adds orders up by a name and by currency: `count` takes one, `groups` says what they come to so far. */
export function tally() {
  const found = new Map<string, GroupSums>();
  const count = (name: string, sums: Sums) => {
    const { currency } = sums.profit;
    const key = `${currency} ${name}`;
    const before = found.get(key);
    const orders = (before?.orders ?? 0) + 1;
    found.set(key, { name, currency, orders, sums: before ? plus(before.sums, sums) : sums });
  };
  return { count, groups: (): readonly GroupSums[] => [...found.values()] };
}

/** Adds up how much of the fees rests on what, by currency; the surest first. */
export function shareTally() {
  const found = new Map<Currency, Map<Ground, Money>>();
  const count = (currency: Currency, shares: readonly Share[]) => {
    const all = found.get(currency) ?? new Map<Ground, Money>();
    found.set(currency, all);
    for (const { ground, amount } of shares) {
      const before = all.get(ground);
      all.set(ground, before ? total(before, amount) : amount);
    }
  };
  const sharesIn = (currency: Currency): readonly Share[] =>
    grounds.flatMap((ground) => {
      const amount = found.get(currency)?.get(ground);
      return amount ? [{ ground, amount }] : [];
    });
  return { count, sharesIn };
}

/** Groups of one currency by what is left of them, the worst first. */
export const byProfit = (groups: readonly GroupSums[]): readonly GroupSums[] =>
  groups.toSorted((a, b) => compare(a.sums.profit, b.sums.profit));
