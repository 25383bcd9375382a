import { languageHere } from '../../../lib/language/language-here.ts';

/**
 * An address of the site in a language: in Tamil `/payouts` is `/ta/payouts`.
 *
 * @param english - the pages that the language does not have, as `/about /payouts`; nor has it what lies under them.
 */
export function pathIn(language: string, address: string, english?: string): string {
  const page = address.replace(/[?#].*/, '');
  const isEnglish = english?.split(' ').some((one) => `${page}/`.startsWith(`${one}/`));
  return language === 'en' || isEnglish ? address : `/${language}${address}`;
}

/** The same in the language of the page that is open. */
export const pathHere = (address: string): string =>
  pathIn(languageHere(), address, document.documentElement.dataset['english']);
