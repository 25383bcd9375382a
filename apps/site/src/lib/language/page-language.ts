import { languageField } from '@formation/leads';
import { languageHere } from './language-here.ts';

/** Says a page's language at the end of an address of our server, which answers in it; English needs no word. */
export const addressIn = (language: string, address: string): string =>
  language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}${languageField}=${language}`;

/** The same in the language of the page that is open. */
export const addressInPageLanguage = (address: string): string => addressIn(languageHere(), address);
