import { entryFiles, schemaOf } from './files.ts';
import { sentence } from './sentences.ts';

type Path = readonly PropertyKey[];

const isGroup = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** What stands at a path; nothing where the path ends before. */
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (isGroup(inside) ? inside[key] : undefined), value);

const mostShown = 40;

/** How a value is shown in a sentence: a short one whole, a group of fields not at all. */
function shown(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (isGroup(value) && Object.keys(value).length > 0) return 'does not fit';
  const text = JSON.stringify(value);
  return `is ${text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}`;
}

/** The names under which facts and claims say when somebody looked. */
const looked = /^(?:asOf|\w*[rR]eadOn)$/;

/** Where it says that somebody has looked on a day that has not come. */
function daysToCome(value: unknown, today: string, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return looked.test(String(path.at(-1))) && value > today ? [path] : [];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => daysToCome(inside, today, [...path, key]));
}

type Issue = Readonly<{ path: Path; message: string; keys?: readonly string[] }>;

/** A field that no schema knows is a fault of that field, not of the group around it. */
const byField = ({ path, message, keys = [] }: Issue): readonly Issue[] =>
  keys.length === 0 ? [{ path, message }] : keys.map((key) => ({ path: [...path, key], message }));

export type EntryFault = Readonly<{
  /** The names on the way to it, with points between them; empty for the whole. */
  field: string;
  /** A sentence that says what to write. */
  says: string;
  /** What stands there, as a sentence goes on after its name. */
  stands: string;
}>;

/**
 * What does not fit in an entry, field by field. None when all is in order.
 *
 * @param path - of its file or, of a post, its folder; under `content/entries`.
 * @param value - what it holds, or would hold.
 * @param today - nobody has looked at a source after it.
 */
export function faultsOf(path: string, value: unknown, today: string): readonly EntryFault[] {
  const issues = schemaOf(path)?.safeParse(value, { error: sentence }).error?.issues ?? [];
  const faults = [
    ...issues.flatMap(byField),
    ...daysToCome(value, today).map((path) => ({ path, message: 'Write the day on which it was read.' })),
  ];
  return faults.map(({ path: field, message }) => ({
    field: field.map(String).join('.'),
    says: message,
    stands: shown(at(value, field)),
  }));
}

/**
 * What is wrong with a file of entries: for each fault a sentence with the file, the field and what stands there, and
 * one that says what to write. None when all is in order.
 */
export function entryFaults(path: string, value: unknown, today: string): readonly string[] {
  const file = `content/entries/${path}`;
  if (!entryFiles[path])
    return [`${file} is read by nothing. Delete it, or give it a schema in content/src/entries/files.ts.`];
  return faultsOf(path, value, today).map(
    ({ field, says, stands }) => `${file}: ${[field, stands].join(' ').trim()}. ${says}`,
  );
}
