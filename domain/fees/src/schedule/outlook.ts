import type { Cited, IsoDate } from './schedule.ts';

/**
 * What is said about the fees of a day to come: some of them are announced, or none is and today's are taken.
 *
 * @returns nothing for a day that has come.
 */
export function outlook(
  cited: readonly Cited[],
  { day, today }: Readonly<{ day: IsoDate; today: IsoDate }>,
): 'announced' | 'not-announced' | undefined {
  if (day <= today) return undefined;
  return cited.some(({ from }) => from !== undefined && from > today) ? 'announced' : 'not-announced';
}
