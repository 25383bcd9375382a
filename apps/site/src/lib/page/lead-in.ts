import { inLanguage, leadOf, type Locale, type NextStep } from '@formation/content';
import { localePath } from '../language/locale.ts';

/** A page as a list leads to it. */
export type PageLink = Readonly<{ href: string; title: string; text: string }>;

/** A page as lists name it in a language; nothing for an article, whose words are its own. */
export function leadIn(locale: Locale, step: NextStep): PageLink | undefined {
  const lead = leadOf(step);
  if (!lead) return undefined;
  return {
    href: localePath(locale, lead.href),
    title: inLanguage(lead.title, locale),
    text: inLanguage(lead.text, locale),
  };
}
