import { unitOf, type Line } from '@formation/fees';
import { isCurrency, moneyText, rateText, roundHalfUp, shortPercentText, type Decimal } from '@formation/money';

type Shown = Decimal & Readonly<{ currency?: string | undefined }>;

/** How exactly a measure is shown, and a rate of exchange. */
const DECIMALS = 4;
const RATE_DECIMALS = 8;

/** A figure as people read it: money with its sign, a fraction in percent, another number with its unit. */
export function figureText(value: Shown, unit?: string): string {
  const { currency } = value;
  if (currency !== undefined && isCurrency(currency)) return moneyText({ ...value, currency });
  if (unit === undefined) return `${shortPercentText(value, 4)}%`;
  if (unit === 'to one') return rateText(roundHalfUp(value, RATE_DECIMALS));
  const number = rateText(roundHalfUp(value, DECIMALS));
  return unit === 'count' ? number : `${number} ${unit}`;
}

/** As {@link figureText}, of a figure whose unit follows from what it is worked out from. */
export const lineText = (figure: Line) => figureText(figure.value, unitOf(figure));
