import type { IncomingHttpHeaders } from 'node:http';
import { type Locale, locales, type Translated } from '@formation/content';

const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);

/** The languages whose pages stand in a folder of their own. */
export const foldersOfPages = Object.keys(locales).filter(
  (name): name is Translated => isLocale(name) && name !== 'en',
);

/** The language of a page by its path; what stands in no folder of a language is English. */
export function languageOfPath(path: string): Locale {
  const [, folder = ''] = path.split(/[/?#]/);
  return isLocale(folder) ? folder : 'en';
}

/** The language of the page that a request comes from; English when it does not say. */
export const pageLanguage = ({ referer = '' }: IncomingHttpHeaders): Locale =>
  URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : 'en';
