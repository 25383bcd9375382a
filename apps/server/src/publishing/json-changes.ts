import { isDeepStrictEqual } from 'node:util';

type Group = Readonly<Record<string, unknown>>;

/** One place in an entry, by its names with points between them; `null` where nothing stands. */
export type Difference = Readonly<{ field: string; before: unknown; after: unknown }>;

export const isSame = isDeepStrictEqual;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether all are groups of fields, or lists of one length, whose members can be told from each other. */
const areAlike = (values: readonly unknown[]): boolean =>
  values.every(isGroup) ||
  (values.every((value) => Array.isArray(value)) &&
    new Set(values.map((list) => (list as unknown[]).length)).size === 1);

const namesOf = (values: readonly unknown[]) => [...new Set(values.flatMap((value) => Object.keys(value as Group)))];
const at = (value: unknown, name: string): unknown => (value as Group)[name];

/** What differs between two values, field by field; a list that got longer or shorter differs item by item to its end. */
export function differences(before: unknown, after: unknown, field = ''): readonly Difference[] {
  if (isSame(before, after)) return [];
  const below = (name: string) => (field === '' ? name : `${field}.${name}`);
  if (areAlike([before, after]) || (Array.isArray(before) && Array.isArray(after)))
    return namesOf([before, after]).flatMap((name) => differences(at(before, name), at(after, name), below(name)));
  return [{ field, before: before ?? null, after: after ?? null }];
}

type Merged = Readonly<{ value: unknown; conflicts: readonly string[] }>;

/** The sides of a merge: what stood when somebody began, what they made of it, and what stands now. */
type Sides = Readonly<{ base: unknown; own: unknown; now: unknown }>;

/** A field that is undefined is no field. */
const groupOf = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/**
 * One's own change, laid over what was changed meanwhile: field by field, each takes the side that changed. Where both
 * did, one's own stays, and its name is said. A list whose length changed is one thing.
 */
export function merged({ base, own, now }: Sides, field = ''): Merged {
  if (isSame(own, now) || isSame(base, now)) return { value: own, conflicts: [] };
  if (isSame(base, own)) return { value: now, conflicts: [] };
  if (!areAlike([base, own, now])) return { value: own, conflicts: [field] };
  const parts = namesOf([now, own, base]).map((name) => {
    const sides = { base: at(base, name), own: at(own, name), now: at(now, name) };
    return [name, merged(sides, field === '' ? name : `${field}.${name}`)] as const;
  });
  const values = parts.map(([name, { value }]) => [name, value] as const);
  return {
    value: Array.isArray(own) ? values.map(([, value]) => value) : groupOf(values),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}
