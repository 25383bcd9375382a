import { fill, messages, tools, type Locale } from '@formation/content';
import { platformNames } from '@formation/fees';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryLocale, localePath } from '../../lib/language/locale.ts';
import { isPublished } from '../../lib/language/translated-pages.ts';
import { today } from '../../lib/text/dates/build-day.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import '../../lib/text/writing/si.ts';
import '../../lib/text/writing/ta.ts';

export const getStaticPaths = () => inEveryLocale('/offline');

/** Words and rules that a tool asks for once they are needed, by the page whose languages they have. */
const lateFiles = {
  '/offline': ['last-results'],
  '/calculator': ['published', ...platformNames],
  '/deadlines': ['us', 'uk', 'hk'].map((country) => `deadlines/${country}`),
} as const;

/** Their addresses; a page that a language does not have is open in English. */
const dataIn = (locale: Locale) =>
  Object.entries(lateFiles).flatMap(([page, files]) =>
    files.map((file) => `/words/${isPublished(locale, page) ? locale : 'en'}/${file}.json`),
  );

/** What is saved for whoever wants the tools without a line: `build/pages/offline-files.ts` makes the list of files. */
function planIn(locale: Locale) {
  const { note, missing } = messages[locale].offline.copy;
  const offlinePage = localePath(locale, '/offline');
  return {
    language: locale,
    offlinePage,
    paths: [offlinePage, ...Object.values(tools).map(({ href }) => localePath(locale, href))],
    data: dataIn(locale),
    notes: { saved: fill(note, { day: shortDay(locale, today) }), missing },
  };
}

export const GET = ({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  Response.json(planIn(locale));
