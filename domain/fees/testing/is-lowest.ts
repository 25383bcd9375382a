import type { Solution } from '../src/solve/lowest-reaching.ts';

/** Whether a solution meets its goal, and neither the cent below nor some lower amounts do: the law of every solver. */
export const isLowest = <A extends object>(
  { cents, isExact, answer, why }: Omit<Solution<A>, 'below'>,
  surplusAt: (cents: bigint) => bigint | undefined,
  surplus: (answer: A) => bigint,
) => {
  const left = surplus(answer);
  const missesAt = (lower: bigint) => lower < 0n || lower >= cents || (surplusAt(lower) ?? -1n) < 0n;
  return (
    left === surplusAt(cents) &&
    (isExact ? left === 0n : left > 0n && why !== undefined && missesAt(cents - 1n)) &&
    missesAt((cents * 9n) / 10n)
  );
};
