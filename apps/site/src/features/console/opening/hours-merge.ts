import type { TypedHours as Hours } from '../api/shapes.ts';
import { hoursText } from './hours-text.ts';

/** What somebody else has saved of a weekday, of a closed day or of until when holidays are known. */
export type TheirChange = Readonly<{
  what: number | string;
  /** As text; undefined for a day that they opened. */
  theirs: string | undefined;
  /** Whether one's own stands in its place, because both changed it. */
  isOwn: boolean;
}>;

type Lines = ReadonlyMap<number | string, string>;

const linesOf = ({ week, closed, holidaysUntil }: Hours): Lines =>
  new Map<number | string, string>([
    ...week.map((day, index) => [index, hoursText(day)] as const),
    ...closed.map(({ day, name }) => [day, name] as const),
    ['until', holidaysUntil],
  ]);

const byDay = (a: Hours['closed'][number], b: Hours['closed'][number]) => (a.day < b.day ? -1 : 1);

/**
 * What two people made of the same hours, line by line: what only the other changed is taken, of what both changed one's
 * own stays. Nothing of the other's goes unnamed.
 */
export function mergedHours(base: Hours, mine: Hours, theirs: Hours) {
  const [old, own, other] = [base, mine, theirs].map(linesOf) as [Lines, Lines, Lines]; // three as well
  const all = [...new Set([...old.keys(), ...other.keys()])];
  const differs = all.filter((what) => other.get(what) !== old.get(what) && other.get(what) !== own.get(what));
  const changes = differs.map((what): TheirChange => {
    return { what, theirs: other.get(what), isOwn: own.get(what) !== old.get(what) };
  });
  const taken = new Set(changes.filter(({ isOwn }) => !isOwn).map(({ what }) => what));
  const closed = [
    ...mine.closed.filter(({ day }) => !taken.has(day)),
    ...theirs.closed.filter(({ day }) => taken.has(day)),
  ];
  const hours = {
    week: mine.week.map((day, index) => (taken.has(index) ? (theirs.week[index] ?? day) : day)),
    closed: closed.toSorted(byDay),
    holidaysUntil: taken.has('until') ? theirs.holidaysUntil : mine.holidaysUntil,
  };
  return { hours, changes };
}
