import { messages, type Locale, type Messages } from '@formation/content';

/** What a field for a file says itself; undefined where the browser's own words stay. */
export type FileFieldWords = Messages['fileField'] | undefined;

/** What a field for a file says on pages of a language: on English ones nothing, the browser's words stay. */
export const fileFieldWords = (locale: Locale): FileFieldWords =>
  locale === 'en' ? undefined : messages[locale].fileField;
