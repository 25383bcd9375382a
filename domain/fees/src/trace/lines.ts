import type { Line } from './figure.ts';

/** The figures of an answer by their names, in their order. */
export type Lines = Readonly<Record<string, Line | undefined>>;

type LineList = readonly (Line | undefined)[];
/** Those of a list that there may not be. */
type Maybe<G extends LineList> = { [I in keyof G]: undefined extends G[I] ? NonNullable<G[I]> : never }[number];
type Sure<G extends LineList> = { [I in keyof G]: undefined extends G[I] ? never : NonNullable<G[I]> }[number];
type Named<G extends LineList> = { readonly [L in Sure<G> as L['key']]: L } & {
  readonly [L in Maybe<G> as L['key']]?: L;
};

/**
 * Lists figures by the names that they carry, so that a name is written once: `lines(base, fee, profit).profit`.
 *
 * What does not apply is `undefined`, and is not in the list.
 */
export function lines<const G extends LineList>(...list: G): Named<G> {
  const all: Record<string, Line> = {};
  for (const one of list) if (one) all[one.key] = one;
  return all as Named<G>; // each figure stands under its own name
}
