import { isCurrency, moneyText, rateText, roundHalfUp, shortPercentText, type Decimal } from '@formation/money';

type Shown = Decimal & Readonly<{ currency?: string | undefined }>;

/** How exactly a measure is shown; a rate of exchange keeps every digit. */
const DECIMALS = 4;

/** A figure as people read it: money with its sign, a fraction in percent, another number with its unit. */
export function figureText(value: Shown, unit?: string): string {
  const { currency } = value;
  if (currency !== undefined && isCurrency(currency)) return moneyText({ ...value, currency });
  if (unit === undefined) return `${shortPercentText(value, 4)}%`;
  if (unit === 'to one') return rateText(value);
  const number = rateText(roundHalfUp(value, DECIMALS));
  return unit === 'count' ? number : `${number} ${unit}`;
}
