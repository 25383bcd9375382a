import { compare, rate, type Money } from '@formation/money';

/** Whether the fees are a share of an amount that is worth saying: of less than a coin, or of less than nothing, they are not. */
export function hasShare(amount: Money): boolean {
  return amount.units === 0n || compare(amount, rate('0.01')) >= 0;
}
