import { compare, total, type Currency, type Money } from '@formation/money';
import { grounds, type Ground, type Share } from '../grounds.ts';
import type { Sums } from './row-answer.ts';

/** How many of the worst rows a currency lists. */
const WORST = 20;

/** A row that was counted; its title is empty where the list has none. */
export type Counted = Readonly<{ line: number; title: string; sums: Sums }>;

/** What a list comes to in one currency, and its rows with the least profit, the worst first. */
export type CurrencySums = Readonly<{
  currency: Currency;
  rows: number;
  sums: Sums;
  /** How much of the platform's fees rests on what, the surest first. */
  shares: readonly Share[];
  worst: readonly Counted[];
}>;

/** The worst rows seen so far, and one more. */
function withRow(worst: readonly Counted[], row: Counted): readonly Counted[] {
  const isBelow = ({ sums }: Counted) => compare(row.sums.profit, sums.profit) < 0;
  const least = worst[WORST - 1];
  if (least && !isBelow(least)) return worst;
  const at = worst.findIndex(isBelow);
  return at < 0 ? [...worst, row] : worst.toSpliced(at, 0, row).slice(0, WORST);
}

const plus = (a: Sums, b: Sums): Sums => ({
  revenue: total(a.revenue, b.revenue),
  fees: total(a.fees, b.fees),
  costs: total(a.costs, b.costs),
  profit: total(a.profit, b.profit),
});

/** How much rests on which ground; one map for a whole list. */
type Shares = Map<Ground, Money>;

function withShares(all: Shares, shares: readonly Share[]): Shares {
  for (const { ground, amount } of shares) {
    const before = all.get(ground);
    all.set(ground, before ? total(before, amount) : amount);
  }
  return all;
}

/** The surest first. */
function inOrder(all: Shares): readonly Share[] {
  return grounds.flatMap((ground) => {
    const amount = all.get(ground);
    return amount ? [{ ground, amount }] : [];
  });
}

/** Adds rows up by currency: `count` takes a row, `byCurrency` says what they come to so far. */
export function tally() {
  const found = new Map<Currency, Omit<CurrencySums, 'shares'> & Readonly<{ shares: Shares }>>();
  const count = (row: Counted, shares: readonly Share[]) => {
    const { currency } = row.sums.profit;
    const before = found.get(currency);
    found.set(currency, {
      currency,
      rows: (before?.rows ?? 0) + 1,
      sums: before ? plus(before.sums, row.sums) : row.sums,
      shares: withShares(before?.shares ?? new Map<Ground, Money>(), shares),
      worst: withRow(before?.worst ?? [], row),
    });
  };
  return { count, byCurrency: () => [...found.values()].map((sum) => ({ ...sum, shares: inOrder(sum.shares) })) };
}
