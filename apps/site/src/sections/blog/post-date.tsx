import { isoDate, type Locale } from '@formation/content';
import { dayText } from '../../lib/text/dates/day-text.ts';

/** A day as the English post writes it, or as people write it in another language; readable by programs too. */
export function PostDate({ text, locale }: Readonly<{ text: string; locale: Locale }>) {
  const day = isoDate(text);
  return <time dateTime={day}>{locale === 'en' || day === undefined ? text : dayText(locale, day)}</time>;
}
