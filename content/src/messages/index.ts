import { inLanguage } from '../in-language.ts';
import type { Locale } from '../locales.ts';
import { en } from './en/index.ts';
import { si } from './si/index.ts';
import { ta } from './ta/index.ts';

/** The words of the interface. English sets the shape. */
export type Messages = Words<typeof en>;

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

/** What a language has so far: whole files, each with every text of the English file. */
export type Translation = Readonly<
  Partial<Omit<Messages, 'platforms'>> & { platforms?: Partial<Messages['platforms']> }
>;

const complete = (locale: Locale, own: Translation) => inLanguage({ en, [locale]: own }, locale) as Messages; // English completes it

/** The words of each language; what it lacks is there in English. */
export const messages: Readonly<Record<Locale, Messages>> = {
  en,
  si: /* @__PURE__ */ complete('si', si),
  ta: /* @__PURE__ */ complete('ta', ta),
};
