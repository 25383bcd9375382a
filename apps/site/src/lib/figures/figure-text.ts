import { unitOf, type Bound, type Line } from '@formation/fees';
import {
  currencies,
  exactPercentText,
  isCurrency,
  moneyText,
  rateText,
  roundHalfUp,
  shortPercentText,
  toExactText,
  toText,
  type Decimal,
} from '@formation/money';

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

/** As {@link figureText}, of a figure whose unit follows from what it is worked out from; a part of nothing is a dash. */
export const wholeText = (figure: Line) => (isOfNothing(figure) ? '–' : figureText(figure.value, unitOf(figure)));

/** As {@link wholeText}, but a part that was worked out has one decimal, which says enough until it is opened. */
export function lineText(figure: Line): string {
  const { value, how } = figure;
  const isPart = how.op === 'quotient' && value.currency === undefined && unitOf(figure) === undefined;
  const short = `${shortPercentText(value, 1)}%`;
  return isPart && !isOfNothing(figure) && short !== '0%' ? short : wholeText(figure);
}

const signs = { 'at-most': '≤\u00a0', 'at-least': '≥\u00a0' } as const;

/** As {@link lineText}, with the way in which it can only lie. */
export const boundedText = (figure: Line, bound: Bound | undefined): string =>
  (bound ? signs[bound] : '') + lineText(figure);

/** A figure for a spreadsheet: the number by itself, and what it is counted in. */
export function lineCells(figure: Line): readonly [number: string, unit: string] {
  const { value } = figure;
  const { currency } = value;
  if (isOfNothing(figure)) return ['', ''];
  if (currency !== undefined && isCurrency(currency)) return [toText(value, currencies[currency].decimals), currency];
  const unit = unitOf(figure);
  if (unit === undefined) return [exactPercentText(value, DECIMALS), '%'];
  const number = toExactText(roundHalfUp(value, unit === 'to one' ? RATE_DECIMALS : DECIMALS));
  return [number, unit === 'to one' || unit === 'count' ? '' : unit];
}

/** A return on no costs is neither 0 % nor any other number. */
function isOfNothing({ how }: Line): boolean {
  return how.op === 'quotient' && how.of[1]?.value.units === 0n;
}
