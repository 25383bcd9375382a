import * as figures from '@formation/fees/trace';
import type { RouteKey } from '../routes/routes.ts';
import type { Arrival } from './arrival.ts';

/** The best and the worst place that a way can have; both are the same where the place is certain. */
export type Places = Readonly<{ best: number; worst: number }>;

/**
 * Which places the ways can have, whatever the open numbers are.
 *
 * @param ranked - the most first.
 */
export function placesOf(ranked: readonly Arrival[]): ReadonlyMap<RouteKey, Places> {
  const behind = ranked.map((one, index) => ranked.slice(index + 1).map((other) => isAlwaysAhead(one, other)));
  return new Map(
    ranked.map(({ route }, index) => {
      const passable = behind[index]?.filter((isBehind) => !isBehind).length ?? 0;
      const catchable = behind.slice(0, index).filter((row, above) => !row[index - above - 1]).length;
      return [route, { best: index + 1 - catchable, worst: index + 1 + passable }];
    }),
  );
}

/** Whether one way never brings less than another. A number that both rest on is the same for both. */
function isAlwaysAhead(one: Arrival, other: Arrival): boolean {
  return figures.isNeverNegative(figures.difference(one.received, other.received));
}
