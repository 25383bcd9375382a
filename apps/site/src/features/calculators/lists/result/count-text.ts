import { inCurrency, isCurrency, moneyText, toText, type Decimal } from '@formation/money';

/** A number of orders or rows: 200,000. */
export const countText = (count: number): string => count.toLocaleString('en');

/** An amount with the code that a list has for its currency, where it has one. */
export function amountText(amount: Decimal, code: string): string {
  return isCurrency(code) ? moneyText(inCurrency(amount, code)) : `${toText(amount)} ${code}`.trim();
}
