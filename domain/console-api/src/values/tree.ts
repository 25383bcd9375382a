/** What an entry holds: groups, lists, texts, numbers, yes and no. */
export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The place of a field, by its names with points between them: `us.0.price`. The whole is the empty place. */
export const placeIn = (place: string, name: string | number): string =>
  place === '' ? `${name}` : `${place}.${name}`;

export const namesIn = (place: string): readonly string[] => (place === '' ? [] : place.split('.'));

/** What stands under a name of a group, or at a position of a list. */
export function inside(value: unknown, name: string): unknown {
  if (isList(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** What stands at a place. */
export const at = (value: unknown, place: string): unknown => namesIn(place).reduce(inside, value);

function replaced(value: unknown, name: string, next: unknown): unknown {
  if (isList(value)) return Object.assign([...value], { [name]: next });
  const { [name]: before, ...others } = isGroup(value) ? value : {};
  if (next === undefined) return others;
  return before === undefined ? { ...others, [name]: next } : { ...(value as Group), [name]: next };
}

/** The same with something else at a place; `undefined` takes a field away. What is not on the way stays the same object. */
export function withAt(value: unknown, place: string, next: unknown): unknown {
  const [name, ...rest] = namesIn(place);
  if (name === undefined) return next;
  return replaced(value, name, withAt(inside(value, name), rest.join('.'), next));
}

/** Whether two values say the same; the order of names in a group says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => isSame(inside(a, name), inside(b, name)));
}
