import { moneyText, toExactText, type Money } from '@formation/money';

/** Dollars as prices are written: whole ones without decimals. */
export function dollarPrice(amount: Money<'USD'>): string {
  const isWhole = !toExactText(amount).includes('.');
  return moneyText(amount, isWhole ? 0 : 2);
}
