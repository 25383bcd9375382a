import { languageHere } from '../../../lib/language-here.ts';

/** An address of the site in the language of the page that is open: on a Tamil page `/payouts` is `/ta/payouts`. */
export function pathHere(address: string): string {
  const language = languageHere();
  return language === 'en' ? address : `/${language}${address}`;
}
