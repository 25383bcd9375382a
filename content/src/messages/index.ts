import type { Locale, Translated } from '../locales.ts';
import { inLanguage } from '../translations/in-language.ts';
import { en } from './en/index.ts';
import type { Messages, Translation } from './shape.ts';
import { si } from './si/index.ts';
import { ta } from './ta/index.ts';

const complete = (locale: Locale, own: Translation): Messages =>
  inLanguage<object>({ en, [locale]: own }, locale) as Messages; // English completes it

/** The words of each language; what it lacks is there in English. */
export const messages: Readonly<Record<Locale, Messages>> = {
  en,
  si: /* @__PURE__ */ complete('si', si),
  ta: /* @__PURE__ */ complete('ta', ta),
};

/** A part of the site's words, as `messages` names it. */
export type MessageFile = keyof Messages;

const own: Readonly<Record<Translated, Translation>> = { si, ta };

/** The words of a language as they were written. */
export const translationOf = (locale: Translated): Translation => own[locale];

/** Whether a file is there in a language; of the platforms, all of them. */
export function isTranslated(locale: Locale, file: MessageFile): boolean {
  if (locale === 'en') return true;
  const words: Translation = own[locale];
  if (file !== 'platforms') return words[file] !== undefined;
  return Object.keys(en.platforms).every((name) => Object.hasOwn(words.platforms ?? {}, name));
}
