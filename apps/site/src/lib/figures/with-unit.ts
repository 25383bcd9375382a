import { amountText, rate } from '@formation/money';

/** What stands after its number; a currency's sign stands before its amount. */
const measures = /^(lb|in|g|kg|cm)?$/;

/** A number as it was typed, with its unit: `$100`, `Rs 100`, `1 lb`, `5%`. */
export function withUnit(number: string, unit = ''): string {
  if (unit === '%') return `${number}%`;
  if (measures.test(unit)) return `${number} ${unit}`.trim();
  return /\p{L}$/u.test(unit) ? `${unit}\u00a0${number}` : unit + number;
}

/** A limit as people read it: `$1,000,000`. */
export function limitText(limit: string, unit?: string): string {
  const number = rate(limit);
  return withUnit(amountText(number, number.scale), unit);
}
