import { inside, isGroup, isList, isSame, placeIn } from './tree.ts';

/** What somebody else has saved at a place meanwhile. */
export type TheirChange = Readonly<{
  place: string;
  /** Undefined for what they took away. */
  theirs: unknown;
  /** Whether one's own stands in its place, because both changed it. */
  isOwn: boolean;
}>;

type Merged = Readonly<{ value: unknown; changes: readonly TheirChange[] }>;
type Three = Readonly<Record<'base' | 'mine' | 'theirs', unknown>>;

/** By what names the three have parts that are one another's; none where they are wholes. */
function partsOf({ base, mine, theirs }: Three): readonly string[] | undefined {
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) return Object.keys({ ...mine, ...theirs });
  const isAlike =
    isList(base) && isList(mine) && isList(theirs) && new Set([base.length, mine.length, theirs.length]).size === 1;
  return isAlike ? base.map((_, index) => `${index}`) : undefined; // an item more or less, and no position is certain
}

function mergeParts(names: readonly string[], three: Three, place: string): Merged {
  const merged = names.map((name) => {
    const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((value) => inside(value, name));
    return { name, ...mergeValues({ base, mine, theirs }, placeIn(place, name)) };
  });
  const values = merged.filter(({ value }) => value !== undefined);
  return {
    value: isList(three.mine)
      ? values.map(({ value }) => value)
      : Object.fromEntries(values.map(({ name, value }) => [name, value])),
    changes: merged.flatMap(({ changes }) => changes),
  };
}

/**
 * What two people made of the same entry, field by field: what only the other changed is taken, of what both changed one's
 * own stays. Nothing of the other's goes unnamed.
 */
export function mergeValues(three: Three, place = ''): Merged {
  const { base, mine, theirs } = three;
  if (isSame(theirs, base) || isSame(theirs, mine)) return { value: mine, changes: [] };
  if (isSame(mine, base)) return { value: theirs, changes: differencesBelow(base, theirs, place) };
  const parts = partsOf(three);
  return parts ? mergeParts(parts, three, place) : { value: mine, changes: [{ place, theirs, isOwn: true }] };
}

/** What the other changed where one did not, as deep as it can be named. */
function differencesBelow(base: unknown, theirs: unknown, place: string): readonly TheirChange[] {
  const parts = partsOf({ base, mine: theirs, theirs });
  if (!parts) return [{ place, theirs, isOwn: false }];
  const all = isGroup(base) ? [...new Set([...Object.keys(base), ...parts])] : parts;
  return all
    .filter((name) => !isSame(inside(base, name), inside(theirs, name)))
    .flatMap((name) => differencesBelow(inside(base, name), inside(theirs, name), placeIn(place, name)));
}
