import { fill, messages, tools, type Locale } from '@formation/content';
import { platformNames } from '@formation/fees';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryLocale, localePath } from '../../lib/language/locale.ts';
import { today } from '../../lib/text/dates/build-day.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import '../../lib/text/writing/si.ts';
import '../../lib/text/writing/ta.ts';

export const getStaticPaths = () => inEveryLocale('/offline');

/** Words and rules that a tool asks for once they are needed. */
const lateFiles = [
  ...['published', 'last-results', ...platformNames],
  ...['us', 'uk', 'hk'].map((country) => `deadlines/${country}`),
];

/** What is saved for whoever wants the tools without a line: `build/pages/offline-files.ts` makes the list of files. */
function planIn(locale: Locale) {
  const { note, missing } = messages[locale].offline.copy;
  const offlinePage = localePath(locale, '/offline');
  return {
    language: locale,
    offlinePage,
    paths: [offlinePage, ...Object.values(tools).map(({ href }) => localePath(locale, href))],
    data: lateFiles.map((file) => `/words/${locale}/${file}.json`),
    notes: { saved: fill(note, { day: shortDay(locale, today) }), missing },
  };
}

export const GET = ({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  Response.json(planIn(locale));
