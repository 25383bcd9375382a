import { add, compare, multiply, type Decimal } from '@formation/money';
import type { Interval } from './figure.ts';
import { around, holds, lastDigit, minus, over, plus, point, size, times, widened } from './interval.ts';
import { larger, smaller } from './operations.ts';
import type { Moves, Operating, Reach } from './reach.ts';

type Moving = Reach & Readonly<{ moves: Moves }>;

/** How the result of an operation follows the open numbers of its parts; nothing where that cannot be said. */
export function movesOf(how: Operating, parts: readonly Reach[]): Moves | undefined {
  if (!areMoving(parts)) return undefined;
  const smooth = parts.map((part) => widened(part, part.moves.error));
  const [, divisor] = smooth;
  if (how.op === 'quotient' && divisor && holds(divisor, zero)) return undefined;
  const opens = new Map(parts.flatMap(({ moves }) => [...moves.slopes]));
  const slopes = [...opens].map(([open, { typical }]) => {
    const each = parts.map(({ moves }) => moves.slopes.get(open)?.by ?? still);
    return [open, { typical, by: slopeOf(how, smooth, each) }] as const;
  });
  return {
    slopes: new Map(slopes),
    error: errorOf(
      how,
      smooth,
      parts.map(({ moves }) => moves.error),
    ),
  };
}

const zero: Decimal = { units: 0n, scale: 0 };
const still = point(zero);

function areMoving(parts: readonly Reach[]): parts is readonly Moving[] {
  return parts.every(({ moves }) => moves !== undefined);
}

/** The slope of an operation, from those of its parts. */
function slopeOf({ op }: Operating, parts: readonly Interval[], slopes: readonly Interval[]): Interval {
  const [a = still, b = still] = parts;
  const [ofA = still, ofB = still] = slopes;
  switch (op) {
    case 'sum':
      return slopes.reduce(plus);
    case 'difference':
      return slopes.reduce(minus);
    case 'product':
      return plus(times(ofA, b), times(a, ofB));
    case 'quotient':
      return over(minus(times(ofA, b), times(a, ofB)), times(b, b));
    case 'largest': {
      const least = parts.map(({ low }) => low).reduce(larger);
      return anyOf(slopes.filter((_, n) => compare(parts[n]?.high ?? least, least) >= 0));
    }
    case 'smallest': {
      const most = parts.map(({ high }) => high).reduce(smaller);
      return anyOf(slopes.filter((_, n) => compare(parts[n]?.low ?? most, most) <= 0));
    }
    case 'rounded':
    case 'roundedUp':
      return ofA;
  }
}

const anyOf = (slopes: readonly Interval[]) => around(slopes.flatMap(({ low, high }) => [low, high]));

/** How far an operation can be from the same operation on the smooth parts. */
function errorOf(how: Operating, [a = still, b = still]: readonly Interval[], errors: readonly Decimal[]): Decimal {
  const [ofA = zero, ofB = zero] = errors;
  switch (how.op) {
    case 'sum':
    case 'difference':
      return errors.reduce(add);
    case 'product':
      return add(multiply(size(a), ofB), multiply(size(b), ofA));
    case 'quotient': {
      const part = over(point(ofA), b);
      const whole = over(point(multiply(size(a), ofB)), times(b, b));
      return add(add(size(part), size(whole)), lastDigit);
    }
    case 'largest':
    case 'smallest':
      return errors.reduce(larger);
    case 'rounded':
      return add(ofA, { units: 5n, scale: how.decimals + 1 });
    case 'roundedUp':
      return add(ofA, { units: 1n, scale: how.decimals });
  }
}
