import type { Locale } from '@formation/content';
import { isPublished, languagesOf } from './translated-pages.ts';

/** The `[...locale]` part of a path: nothing for English, `si` for Sinhala. */
export const prefix = (locale: Locale) => (locale === 'en' ? undefined : locale);

/** A path in a language: `/pricing`, `/si/pricing`. Other addresses, and pages that are in English only, stay. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en' || !path.startsWith('/') || !isPublished(locale, path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** For `getStaticPaths` of a page: once in every language in which it is published. */
export const inEveryLocale = (path: string) =>
  languagesOf(path).map((locale) => ({ params: { locale: prefix(locale) }, props: { locale } }));
