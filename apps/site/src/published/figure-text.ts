import { isCurrency, moneyText, rateText, shortPercentText, type Decimal } from '@formation/money';

type Shown = Decimal & Readonly<{ currency?: string | undefined }>;

/** A figure as people read it: money with its sign, a fraction in percent, another number with its unit. */
export function figureText(value: Shown, unit?: string): string {
  const { currency } = value;
  if (currency !== undefined && isCurrency(currency)) return moneyText({ ...value, currency });
  if (unit === undefined) return `${shortPercentText(value, 4)}%`;
  return unit === 'to one' || unit === 'count' ? rateText(value) : `${rateText(value)} ${unit}`;
}
