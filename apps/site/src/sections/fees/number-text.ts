import { isCurrency, money, moneyText, shortPercentText, type Currency, decimal } from '@formation/money';

/** A published percentage as people read it: `13.6` is 13.6%. */
export function percentText(percent: string): string {
  const { units, scale } = decimal(percent);
  return `${shortPercentText({ units, scale: scale + 2 }, 4)}%`;
}

/** A published amount: $0.30. */
export function amountText(amount: string, currency: Currency): string {
  return moneyText(money(amount, currency));
}

/** A limit of a table: whole amounts without their cents, $7,500. */
export function limitText(amount: string, currency: Currency): string {
  return amountText(amount, currency).replace(/\.00$/, '');
}

/** Amounts by currency, each written out. */
export function amountsText(amounts: Readonly<Partial<Record<string, string>>>): readonly string[] {
  return Object.entries(amounts).flatMap(([currency, amount]) =>
    amount !== undefined && isCurrency(currency) ? [amountText(amount, currency)] : [],
  );
}
