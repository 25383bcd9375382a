/** An exact number, equal to `units × 10^-scale`. Money and rates are both written this way. */
export type Decimal = Readonly<{ units: bigint; scale: number }>;

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Digits kept by a division; what follows is cut, so that rounding the quotient later is still right. */
const QUOTIENT_DECIMALS = 20;

/** Numbers already read: tables are read again for every calculation, and reading is what takes the time. */
const alreadyRead = new Map<string, Decimal>();
const MOST_KEPT = 4096;

/**
 * Reads a plain decimal such as `0.006`.
 *
 * @throws {RangeError} when `text` is not a plain decimal number.
 */
export function decimal(text: string): Decimal {
  const known = alreadyRead.get(text);
  if (known) return known;
  const match = PLAIN.exec(text);
  if (!match) throw new RangeError(`Not a decimal number: "${text}"`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const value = { units: BigInt(sign + whole + fraction), scale: fraction.length };
  if (alreadyRead.size < MOST_KEPT) alreadyRead.set(text, value);
  return value;
}

export function add(a: Decimal, b: Decimal): Decimal {
  if (a.scale === b.scale) return { units: a.units + b.units, scale: a.scale };
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { units: -b.units, scale: b.scale });
}

/** How large a number is, whatever its sign; an amount of money stays one. */
export function absolute<T extends Decimal>(value: T): T {
  return value.units < 0n ? { ...value, units: -value.units } : value;
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/**
 * The quotient, cut (not rounded) after `decimals` digits.
 *
 * A cut never crosses a half, so rounding the result to fewer digits equals rounding the exact quotient.
 *
 * @throws {RangeError} when the divisor is zero.
 */
export function divide(a: Decimal, by: Decimal, decimals = QUOTIENT_DECIMALS): Decimal {
  if (by.units === 0n) throw new RangeError('Division by zero');
  const shift = decimals + by.scale - a.scale;
  const units = shift >= 0 ? (a.units * pow10(shift)) / by.units : a.units / (by.units * pow10(-shift));
  return { units, scale: decimals };
}

/** Below zero when `a` is the smaller, zero when both are equal, above zero when `a` is the larger. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const { units } = subtract(a, b);
  if (units === 0n) return 0;
  return units < 0n ? -1 : 1;
}

/** Plain decimals as texts, the smallest first. */
export function ascending(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => compare(decimal(a), decimal(b)));
}

/** Rounds half away from zero to a number of decimals; an amount that has fewer stays as it is. */
export function roundHalfUp(value: Decimal, decimals: number): Decimal {
  const spare = value.scale - decimals;
  if (spare <= 0) return { units: value.units, scale: value.scale };
  const step = pow10(spare);
  const half = (value.units < 0n ? -step : step) / 2n;
  return { units: (value.units + half) / step, scale: decimals };
}

/** The smallest number with so many decimals that is not below `value`: 0.01 pounds above 2 start a new pound. */
export function roundUp(value: Decimal, decimals: number): Decimal {
  const spare = value.scale - decimals;
  if (spare <= 0) return { units: value.units, scale: value.scale };
  const step = pow10(spare);
  const cut = value.units / step;
  return { units: value.units > cut * step ? cut + 1n : cut, scale: decimals };
}

/** Writes a number with a fixed count of decimals, rounding half away from zero; never `-0`. */
export function toText(value: Decimal, decimals = 2): string {
  return withPoint(unitsAt(roundHalfUp(value, decimals), decimals), decimals);
}

/** Writes every digit of a number and no trailing zero: `0.60` is `0.6`. */
export function toExactText(value: Decimal): string {
  const text = withPoint(value.units, value.scale);
  return value.scale === 0 ? text : text.replace(/\.?0+$/, '');
}

function unitsAt(value: Decimal, scale: number): bigint {
  return scale === value.scale ? value.units : value.units * pow10(scale - value.scale);
}

const POWERS = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

function pow10(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

function withPoint(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
