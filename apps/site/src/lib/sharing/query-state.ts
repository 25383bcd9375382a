import type { Typed } from '../input/use-typed.ts';

/** Longer values in an address are not what a form of ours holds. */
const LONGEST = 300;

type Fields = Readonly<{
  /** Every field that belongs to the address, with what it holds when nobody has typed. */
  defaults: Typed;
  /** Fields that stand in the address as soon as any other does: a day, without which a result would move on. */
  always?: readonly string[];
}>;

/** The values that an address gives to the fields named; what it says of other names is left alone. */
export function typedIn(search: string, defaults: Typed): Typed {
  const known = [...new URLSearchParams(search)].filter(
    ([name, value]) => Object.hasOwn(defaults, name) && value.length <= LONGEST,
  );
  return Object.fromEntries(known);
}

/**
 * The query that brings a form back: what differs from the defaults, beside what others keep in the address.
 *
 * @param search - the query now.
 * @returns a query with its question mark, or nothing when everything is as at first.
 */
export function queryWith(search: string, typed: Typed, { defaults, always = [] }: Fields): string {
  const params = new URLSearchParams(search);
  const names = Object.keys(defaults);
  for (const name of names) params.delete(name);
  const changed = names.filter((name) => (typed[name] ?? '') !== defaults[name]);
  const named = changed.length === 0 ? [] : names.filter((name) => changed.includes(name) || always.includes(name));
  for (const name of named) params.set(name, typed[name] ?? '');
  return params.size === 0 ? '' : `?${params}`;
}
