import { currencies } from './currencies.ts';
import { multiply, roundHalfUp, toExactText, toText, type Decimal } from './decimal.ts';
import type { Money } from './money.ts';

const HUNDRED: Decimal = { units: 100n, scale: 0 };

/** Writes an amount as sign, symbol and decimals: `-$13.30`, `Rs 766,137.71`, `¥1,200`. Never `-$0.00`. */
export function moneyText(amount: Money, decimals: number = currencies[amount.currency].decimals): string {
  const { sign, digits } = split(amount, decimals);
  return `${sign}${currencies[amount.currency].sign}${digits}`;
}

/** Writes an amount without a symbol, with commas: `1,144.65`. */
export function amountText(amount: Decimal, decimals = 2): string {
  const { sign, digits } = split(amount, decimals);
  return sign + digits;
}

/** Writes a fraction in percent with a fixed count of decimals: 0.0060325 is `0.60`. Adds no sign `%`. */
export function percentText(fraction: Decimal, decimals = 2): string {
  return amountText(multiply(fraction, HUNDRED), decimals);
}

/** As {@link percentText}, without trailing zeros: 0.006 is `0.6`. */
export function shortPercentText(fraction: Decimal, decimals = 2): string {
  const text = percentText(fraction, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A fraction in percent with every digit that it has, or as many decimals as are wanted: 0.0125 is `1.25`. */
export function exactPercentText(fraction: Decimal, decimals?: number): string {
  const hundredths = multiply(fraction, HUNDRED);
  return toExactText(decimals === undefined ? hundredths : roundHalfUp(hundredths, decimals));
}

/** Writes a number for people, every digit and no trailing zero: `1.1516`. */
export function rateText(value: Decimal): string {
  return toExactText(value);
}

function split(value: Decimal, decimals: number) {
  const text = toText(value, decimals);
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', ...fraction] = text.slice(sign.length).split('.');
  return { sign, digits: [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.') };
}
