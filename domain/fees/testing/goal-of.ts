import type { Goal } from '../src/solve/goal.ts';

/** One of a platform's questions backwards, by its id. */
export function goalOf<A>(goals: readonly Goal<A>[], id: string): Goal<A> {
  const goal = goals.find((one) => one.id === id);
  if (!goal) throw new RangeError(`There is no goal ${id}`);
  return goal;
}
