import type { Troubles } from '../api/shapes.ts';
import type { Words } from '../shell/words.ts';

type Known = keyof Words['today']['troubles']['known'];

/** What fails, by the check that has words. */
export type Problem = Readonly<{ check: Known | 'unwatched'; since: string | null }>;

/** The checks that have words, by the server's names. */
const known: readonly Known[] = [
  'mails given up',
  'mails waiting for a day',
  'mails refused',
  'visitors not reached',
  'mails held for a day',
  'disk',
  'stored files',
  'pictures',
  'site not built again',
  'site not shown',
  'texts of a day',
  'many calls booked',
  'no free time left',
  'open reminders',
  'letters to strangers',
  'sign-ins refused',
  'backup',
  'copies before upgrades',
  'certificate',
  'closed days',
];

/** One machine of several is named after the check: `disk of web-1`. */
const isOf = (name: string, check: string) => name === check || name.startsWith(`${check} of `);

/** What fails, each once, since it first did; the longest first. */
export function problemsIn({ troubles, isWatched, unreached }: Troubles): readonly Problem[] {
  const shown = troubles.filter(({ name }) => unreached.length === 0 || !isOf(name, 'visitors not reached'));
  const all = shown
    .filter(({ name }) => !isOf(name, 'facts and fees'))
    .map(({ name, since }): Problem => ({ check: known.find((check) => isOf(name, check)) ?? 'other', since }));
  const oldestFirst = all.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
  const once = new Map(oldestFirst.toReversed().map((problem) => [problem.check, problem]));
  const found = oldestFirst.filter((problem) => once.get(problem.check) === problem);
  return isWatched ? found : [{ check: 'unwatched', since: null }, ...found];
}
