import type { en } from './en/index.ts';

/** The words of the interface. English sets the shape. */
export type Messages = Words<typeof en>;

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

type Some<T> = T extends string ? string : { readonly [K in keyof T]?: Some<T[K]> | undefined };

/** What a language has so far: its files, in which a text that English has gained since may be missing. */
export type Translation = Some<typeof en>;
