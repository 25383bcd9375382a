import { inside, isGroup, isList, isSame, mergeValues, placeIn } from '@formation/console-api/values';

/** One place in an entry, by its names with points between them; `null` where nothing stands. */
export type Difference = Readonly<{ field: string; before: unknown; after: unknown }>;

/** What differs between two values, field by field; a list that got longer or shorter differs item by item to its end. */
export function differences(before: unknown, after: unknown, field = ''): readonly Difference[] {
  if (isSame(before, after)) return [];
  if ((isGroup(before) && isGroup(after)) || (isList(before) && isList(after)))
    return Object.keys({ ...before, ...after }).flatMap((name) =>
      differences(inside(before, name), inside(after, name), placeIn(field, name)),
    );
  return [{ field, before: before ?? null, after: after ?? null }];
}

/** What somebody wrote over the released file, and what that file says now. */
type Sides = Readonly<{ base: unknown; own: unknown; now: unknown }>;

/** One's own change, laid over what an upgrade changed, and the names of what both did. */
export function merged({ base, own, now }: Sides): Readonly<{ value: unknown; conflicts: readonly string[] }> {
  const { value, changes } = mergeValues({ base, mine: own, theirs: now });
  return { value, conflicts: changes.flatMap(({ place, isOwn }) => (isOwn ? [place] : [])) };
}
