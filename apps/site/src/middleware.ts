import { locales } from '@formation/content';
import { defineMiddleware } from 'astro:middleware';
import { everyLocale } from './lib/language/translated-pages.ts';
import { writePageIn } from './lib/text/dates/day-name.ts';

/** Before a page is built: its days and amounts are written in its language, whichever of its parts is written first. */
export const onRequest = defineMiddleware(({ params: { locale } }, next) => {
  const language = everyLocale.find((one) => one === locale) ?? 'en';
  writePageIn(locales[language].tag);
  return next();
});
