import { multiply, subtract, type Decimal } from '@formation/money';

/** A whole number from which on a function has another sign, and the sign; it stays until the next crossing. */
export type Crossing = Readonly<{ at: bigint; sign: -1 | 1 }>;

type Line = (at: bigint) => Decimal;
type Span = Readonly<{ low: bigint; high: bigint }>;

/**
 * Where a function made of straight pieces changes its sign, exactly to the whole number.
 *
 * Spans are halved until a piece is straight or four numbers short; on a straight piece the sign changes at most
 * once. The first crossing is the first number at which the function is not 0.
 */
export function crossings(line: Line, span: Span): readonly Crossing[] {
  const found: Crossing[] = [];
  for (const { low, high } of straightSpans(line, span)) {
    const sign = signOf(line(high));
    if (sign === 0 || sign === found.at(-1)?.sign) continue;
    found.push({ at: firstWith(sign, line, { low: low - 1n, high }), sign });
  }
  return found;
}

function straightSpans(line: Line, span: Span): readonly Span[] {
  const { low, high } = span;
  if (high - low < 4n) return Array.from({ length: Number(high - low) + 1 }, (_, n) => at(low + BigInt(n)));
  if (isStraight(line, span)) return [at(low), span];
  const middle = (low + high) / 2n;
  return [...straightSpans(line, { low, high: middle }), ...straightSpans(line, { low: middle + 1n, high })];
}

const at = (value: bigint): Span => ({ low: value, high: value });

/** Whether three numbers inside lie on the line through both ends. */
function isStraight(line: Line, { low, high }: Span): boolean {
  const start = line(low);
  const rise = subtract(line(high), start);
  const width = whole(high - low);
  return [1n, 2n, 3n].every((quarter) => {
    const inside = low + ((high - low) * quarter) / 4n;
    const here = multiply(subtract(line(inside), start), width);
    return subtract(here, multiply(rise, whole(inside - low))).units === 0n;
  });
}

/** The first number with a sign on a straight piece that ends with it; `low` has it not. */
function firstWith(sign: -1 | 1, line: Line, { low: before, high: last }: Span): bigint {
  let [low, high] = [before, last];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (signOf(line(middle)) === sign) high = middle;
    else low = middle;
  }
  return high;
}

function signOf({ units }: Decimal): -1 | 0 | 1 {
  if (units === 0n) return 0;
  return units < 0n ? -1 : 1;
}

const whole = (units: bigint): Decimal => ({ units, scale: 0 });
