import type { Cited, IsoDate } from './schedule.ts';

/**
 * What is said about the fees of a day to come: some of them are announced; a change is, and what it brings was not
 * found, so that an assumption stands in its place; or nothing is and today's are taken.
 *
 * @returns nothing for a day that has come.
 */
export function outlook(
  cited: readonly Cited[],
  { day, today }: Readonly<{ day: IsoDate; today: IsoDate }>,
): 'announced' | 'not-found' | 'not-announced' | undefined {
  if (day <= today) return undefined;
  const coming = cited.filter(({ from }) => from !== undefined && from > today);
  if (coming.some(({ status }) => status === 'unknown')) return 'not-found';
  return coming.length > 0 ? 'announced' : 'not-announced';
}
