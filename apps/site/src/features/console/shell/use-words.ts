import { createContext, use } from 'react';
import type { Words } from './words.ts';

/** What the console is written in: its words, and how its language writes days and times. */
export const Language = createContext<Readonly<{ words: Words; locale: string }> | undefined>(undefined);

function useLanguage() {
  const language = use(Language);
  if (language === undefined) throw new Error('Outside the console there are no words.'); // a bug of ours
  return language;
}

/** The words of the console. */
export const useWords = (): Words => useLanguage().words;

/** The tag by which days and times are written: `en-GB`. */
export const useLocale = (): string => useLanguage().locale;
