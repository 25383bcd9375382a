import { currencies, type Currency } from './currencies.ts';
import { compare, decimal, type Decimal } from './decimal.ts';
import { inCurrency, type Money } from './money.ts';

const ZERO: Decimal = { units: 0n, scale: 0 };

/** Longer texts are not amounts that somebody typed. */
const LONGEST = 400;

/** The zero of each row of ten digits that our visitors may have on their keyboards. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0be6', '\u0de6', '\uff10'].map((zero) => zero.charCodeAt(0));

const SIGN = `rs\\.?|${Object.keys(currencies).join('|')}`;
const SIGN_BEFORE = new RegExp(`^([-+]?)(?:[a-z]{0,3}\\p{Sc}|${SIGN})`, 'iu');
const SIGN_AFTER = new RegExp(`(?:\\p{Sc}|${SIGN})$`, 'iu');
const DECIMAL_COMMA = /^([-+]?\d{1,3}(?:\.\d{3})+),(\d+)$/;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;
/** Thousands by threes, or as at home: 1,23,456. */
const PLAINLY_WRITTEN = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d*)\.?\d*$/;
const NUMBER_AT_START = /^-?(?:\d+\.?\d*|\.\d+)/;

/**
 * Reads what a visitor typed or pasted as an amount; anything that is not a number is 0.
 *
 * Accepts `1,234.50`, `1.234,50`, spaces, currency signs and codes, digits of other scripts, and `1e3`.
 * A comma separates thousands unless points already do. Never throws.
 */
export function readAmount<C extends Currency>(text: string, currency: C): Money<C> {
  return inCurrency(readNumber(text), currency);
}

/** As {@link readAmount}, for a number without a currency, such as a weight. */
export function readNumber(text: string): Decimal {
  return numberIn(text) ?? ZERO;
}

/** As {@link readNumber}; `undefined` for a text that is not a number, and for one too large for any computer. */
export function numberIn(text: string): Decimal | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = withoutSigns(text);
  const plain = bare.replace(
    DECIMAL_COMMA,
    (_, whole: string, fraction: string) => `${whole.replaceAll('.', '')}.${fraction}`,
  );
  const number = plain.replaceAll(',', '');
  return NUMBER.test(number) ? finite(number) : undefined;
}

/**
 * Reads a number as the Amazon form does: every character except digits, point and minus is dropped, then
 * the longest number at the start counts (`parseFloat`); nothing there, or not finite, is 0.
 *
 * `$1,234.50` is 1234.5, `1,5` is 15, `1.2.3` is 1.2, `-` is 0. Never throws.
 */
export function readLooseNumber(text: string): Decimal {
  const signs = withPlainDigits(text).replace(/[^\d.-]/g, '');
  const number = NUMBER_AT_START.exec(signs)?.[0] ?? '0';
  return finite(number.slice(0, LONGEST)) ?? ZERO; // what is cut is far below any coin, or far above any number
}

/** As {@link readLooseNumber}, for an amount of money. */
export function readLooseAmount<C extends Currency>(text: string, currency: C): Money<C> {
  return inCurrency(readLooseNumber(text), currency);
}

/** Whether a text plainly says the number that was read from it; when it does not, a page shows the number as read. */
export function readsAs(text: string, value: Decimal): boolean {
  if (text.length > LONGEST) return false;
  const said = withoutSigns(text);
  if (said === '') return true;
  const number = PLAINLY_WRITTEN.test(said) ? numberIn(said) : undefined;
  return number !== undefined && compare(number, value) === 0;
}

/** Whether a text says a currency, as an amount may and a number of anything else may not. */
export function namesCurrency(text: string): boolean {
  return signsIn(text).length > 0;
}

/** The signs and codes of currencies before and after an amount, as a text has them: `$` and `CAD` in `$5 CAD`. */
export function signsIn(text: string): readonly string[] {
  const tight = withoutSpaces(text);
  return [SIGN_BEFORE, SIGN_AFTER].flatMap((sign) => sign.exec(tight)?.[0] ?? []);
}

/** A number in the shape of {@link NUMBER}, exactly, unless it is too large for any computer's number. */
function finite(text: string): Decimal | undefined {
  if (!Number.isFinite(Number(text))) return undefined;
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('+', '').split('.');
  const { units } = decimal(`${/^-?$/.test(whole) ? `${whole}0` : whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** A text without what says its currency, with digits and signs as programs write them. */
export function withoutSigns(text: string): string {
  return withoutSpaces(withPlainDigits(text)).replace(SIGN_BEFORE, '$1').replace(SIGN_AFTER, '');
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s_'’]/g, '');
}

function withPlainDigits(text: string): string {
  return text
    .replace(
      /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0de6-\u0def\uff10-\uff19]/g,
      asciiDigit,
    )
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\u2212', '-');
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}
