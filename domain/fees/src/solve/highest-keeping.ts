import { isRefusal, type Refusal } from '../refusal.ts';

/** An answer that only falls when a whole number rises: a cost in cents, a rate in hundredths of a percent. */
export type Falling<A extends object> = Readonly<{
  at: (value: bigint) => A | Refusal;
  keeps: (answer: A) => boolean;
  least: bigint;
  most: bigint;
}>;

/**
 * The highest value whose answer still keeps the goal.
 *
 * @returns the value and its answer; `unreachable` when even the least value misses the goal.
 */
export function highestKeeping<A extends object>(
  falling: Falling<A>,
): Readonly<{ value: bigint; answer: A }> | Refusal {
  const netAt = (value: bigint) => {
    const answer = falling.at(value);
    return isRefusal(answer) || falling.keeps(answer) ? answer : undefined;
  };
  let answer = netAt(falling.least);
  if (!answer) return { refused: 'unreachable' };
  if (isRefusal(answer)) return answer;

  let [low, high] = [falling.least, falling.most + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const there = netAt(middle);
    if (there && !isRefusal(there)) [low, answer] = [middle, there];
    else high = middle;
  }
  return { value: low, answer };
}
