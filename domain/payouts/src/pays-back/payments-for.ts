import type { Money } from '@formation/money';

/** How many payments pay a cost, where each saves so much; nothing where they save nothing. */
export function paymentsFor(cost: Money<'LKR'>, saved: Money<'LKR'>): number | undefined {
  if (saved.units <= 0n) return undefined;
  const [whole, each] = [cost.units * 10n ** BigInt(saved.scale), saved.units * 10n ** BigInt(cost.scale)];
  return Number((whole + each - 1n) / each);
}

const MONTHS = 12;

/** So many payments a month are at least so many a year. */
export const aMonth = (payments: number): number => Math.ceil(payments / MONTHS);
