import { currencies, type Currency, type Money } from '@formation/money';
import { amountOf, type Answer, type Role } from '../answer.ts';
import type { Refusal } from '../refusal.ts';
import type { Line } from '../trace/figure.ts';
import type { Solved } from './goal.ts';
import type { lowestReaching } from './lowest-reaching.ts';

type Lowest = Exclude<ReturnType<typeof lowestReaching<Answer>>, Refusal>;

/** The lowest amount that was found, with the figure that was wanted. */
export function lowest(solution: Lowest, { currency, key }: Readonly<{ currency: Currency; key: string }>): Solved {
  const { cents: coins, answer, isExact, below, why } = solution;
  const found = (at: bigint, one: Answer) => ({
    value: { currency, units: at, scale: currencies[currency].decimals },
    answer: one,
    reached: lineOf(one, key),
  });
  return {
    bound: 'lowest',
    ...found(coins, answer),
    isExact,
    ...(below && { below: found(below.cents, below.answer) }),
    ...(why && { why }),
  };
}

/** The three amounts that a target is measured by. */
export function outcomeOf(answer: Answer) {
  return { profit: inRole(answer, 'profit'), revenue: inRole(answer, 'revenue'), costs: inRole(answer, 'costs') };
}

/**
 * The amount that has a role in an answer.
 *
 * @throws {RangeError} when no line has it.
 */
export function inRole(answer: Answer, role: Role): Line<Money> {
  const line = amountOf(answer, role);
  if (!line) throw new RangeError(`The answer has no line for ${role}`);
  return line;
}

/**
 * The line of an answer with a name.
 *
 * @throws {RangeError} when the answer has none.
 */
export function lineOf({ lines }: Answer, key: string): Line {
  const line = lines[key];
  if (!line) throw new RangeError(`The answer has no line ${key}`);
  return line;
}
