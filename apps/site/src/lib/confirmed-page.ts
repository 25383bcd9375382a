import { isConfirmed, shortTexts, translatedLanguages, type Reading, type Translated } from '@formation/content';
import { longTextOf, wordsOfPage } from './published.ts';

const files = import.meta.glob<string>(['../../../../content/entries/*/*/*.md', '!**/en.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const longTexts = new Map(Object.entries(files).map(([path, text]) => [path.split('/entries/')[1], text]));
const shorts = new Map(translatedLanguages.map((language) => [language, shortTexts(language)]));

/** The texts that a page is made of, by the names under which they are confirmed. */
function textsOf(language: Translated, page: string): ReadonlyMap<string, string | undefined> {
  const long = longTextOf(page);
  return new Map([
    ...[...wordsOfPage(page), 'entries'].map((name) => [name, shorts.get(language)?.get(name)] as const),
    ...(long === undefined ? [] : [[long, longTexts.get(`${long}/${language}.md`)] as const]),
  ]);
}

/** Whether somebody whose language it is has confirmed all that a page is made of; `page` is the one in English. */
export const isConfirmedPage = (language: Translated, page: string, readings?: readonly Reading[]): boolean =>
  [...textsOf(language, page)].every((text) => isConfirmed(language, text, readings));
