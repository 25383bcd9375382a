import { multiply, rate, subtract, type Decimal, type Money, type Rate } from '@formation/money';
import type { Figure } from '../trace/figure.ts';

/** What a seller wants of a sale; a break-even is a profit of nothing. */
export type Target =
  | Readonly<{ profit: Money }>
  /** Profit as a fraction of the revenue. */
  | Readonly<{ margin: Rate }>
  /** Profit as a fraction of the seller's own costs. */
  | Readonly<{ returnOnCosts: Rate }>;

export type Outcome = Readonly<Record<'profit' | 'revenue' | 'costs', Figure<Money>>>;

/** What an outcome leaves above a target, in money; below zero when it misses it. */
export function surplusOver(target: Target, { profit, revenue, costs }: Outcome): Decimal {
  if ('profit' in target) return subtract(profit.value, target.profit);
  if ('margin' in target) return subtract(profit.value, multiply(revenue.value, target.margin));
  return subtract(profit.value, multiply(costs.value, target.returnOnCosts));
}

/** A profit of nothing, whatever the currency. */
export const breakEven: Target = { margin: rate('0') };
