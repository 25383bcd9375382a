import { isTranslated, type Locale, type MessageFile } from '@formation/content';

/** Where the pages of a language that are made of a file of messages stand: `/si`, or nothing for those in English. */
export const languageFolder = (language: Locale, file: MessageFile): string =>
  language !== 'en' && isTranslated(language, file) ? `/${language}` : '';
