import { multiply, rate, subtract, type Decimal, type Money, type Rate } from '@formation/money';
import type { Figure } from '../figure/figure.ts';

/** What a seller wants of a sale; a break-even is a profit of nothing. */
export type Goal =
  | Readonly<{ profit: Money }>
  /** Profit as a fraction of the revenue. */
  | Readonly<{ margin: Rate }>
  /** Profit as a fraction of the seller's own costs. */
  | Readonly<{ returnOnCosts: Rate }>;

export type Outcome = Readonly<Record<'profit' | 'revenue' | 'costs', Figure<Money>>>;

/** What an outcome leaves above a goal, in money; below zero when it misses it. */
export function surplusOver(goal: Goal, { profit, revenue, costs }: Outcome): Decimal {
  if ('profit' in goal) return subtract(profit.value, goal.profit);
  if ('margin' in goal) return subtract(profit.value, multiply(revenue.value, goal.margin));
  return subtract(profit.value, multiply(costs.value, goal.returnOnCosts));
}

/** A profit of nothing, whatever the currency. */
export const breakEven: Goal = { margin: rate('0') };
