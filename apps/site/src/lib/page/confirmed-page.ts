import { isConfirmed, shortTexts, translatedLanguages, type Reading, type Translated } from '@formation/content';
import { longTexts } from '../language/long-texts.ts';
import { longTextOf, wordsOfPage } from '../language/translated-pages.ts';

const shorts = new Map(translatedLanguages.map((language) => [language, shortTexts(language)]));

/** The texts that a page is made of, by the names under which they are confirmed. */
function textsOf(language: Translated, page: string): ReadonlyMap<string, string | undefined> {
  const long = longTextOf(page);
  return new Map([
    ...[...wordsOfPage(page), 'entries'].map((name) => [name, shorts.get(language)?.get(name)] as const),
    ...(long === undefined ? [] : [[long, longTexts.get(`${long}/${language}`)] as const]),
  ]);
}

/** Whether somebody whose language it is has confirmed all that a page is made of; `page` is the one in English. */
export const isConfirmedPage = (language: Translated, page: string, readings?: readonly Reading[]): boolean =>
  [...textsOf(language, page)].every((text) => isConfirmed(language, text, readings));
