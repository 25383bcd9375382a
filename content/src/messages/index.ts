import type { Locale } from '../locales.ts';
import { en } from './en/index.ts';

/** The words of the interface. English sets the shape: another language compiles only when it is complete. */
export type Messages = Words<typeof en>;

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

export const messages: Readonly<Record<Locale, Messages>> = { en };
