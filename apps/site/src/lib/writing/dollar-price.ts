import { moneyText, roundHalfUp, subtract, type Money } from '@formation/money';

/** Dollars as prices are written: whole ones without decimals. */
export function dollarPrice(amount: Money<'USD'>): string {
  const isWhole = subtract(amount, roundHalfUp(amount, 0)).units === 0n;
  return moneyText(amount, isWhole ? 0 : 2);
}
