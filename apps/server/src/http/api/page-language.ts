import type { IncomingMessage } from 'node:http';
import { type Locale, locales, type Translated } from '@formation/content';
import { languageField } from '@formation/leads';

type Asking = Pick<IncomingMessage, 'headers'> & Readonly<{ url?: string | undefined }>;

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

/** A language that a form names; undefined for any other word. */
export const saidLanguage = (said: unknown): Locale | undefined =>
  typeof said === 'string' && isLocale(said) ? said : undefined;

/**
 * The language of the page that a request comes from: the one that its address names, `?lang=si`, or that of its
 * `Referer`, which some browsers keep to themselves; English when it says neither.
 */
export function pageLanguage({ url = '', headers: { referer = '' } }: Asking): Locale {
  const [, query = ''] = url.split('?', 2);
  const said = saidLanguage(new URLSearchParams(query).get(languageField));
  if (said) return said;
  return URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : 'en';
}
