import { textCalls } from '@formation/console-api';
import { translatedLanguages } from '@formation/content';
import { isRefused } from '@formation/leads';
import type { TextService } from '../../publishing/texts/text-service.ts';
import type { ReadText } from '../../publishing/texts/text-views.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ texts: TextService }>;

const languageOf = (name: string) => translatedLanguages.find((language) => language === name);

const addressOf = (language: string, page: string) => `/${language}${page === '/' ? '' : page}`;

function textOf(language: string, text: ReadText) {
  const { key, english, own, isBinding, state, version, mark, accepted } = text;
  return {
    ...{ key, english, own, isBinding, state, version, mark },
    pages: text.pages.map((page) => addressOf(language, page)),
    values: text.values.map((value) => ({ ...value })),
    done: text.done.flatMap(({ act, who, at, before, note }) =>
      act === 'undone' ? [] : [{ act, who, at: toIso(at), before, note }],
    ),
    accepted: accepted && { ...accepted },
  };
}

/** The texts of a language, for those who read them. */
export const textRoutes = ({ texts }: Parts): readonly Route[] => [
  route(
    textCalls.list,
    'The translated texts of a language beside their English: unread, asked about or read.',
    async ({ params }, wanted) => {
      const language = languageOf(params.language);
      if (!language) return { refused: 'not-found' };
      const found = await texts.list(language, wanted);
      if (isRefused(found)) return found;
      const { counts, rows, next } = found;
      return { counts, rows: rows.map((text) => textOf(language, text)), next };
    },
  ),
  route(
    textCalls.act,
    'Says that a text is right, writes it anew, asks about it, answers, or takes the last of it back, unless somebody has done something to it since.',
    async ({ by: { account }, params }, wanted) => {
      const language = languageOf(params.language);
      if (!language) return { refused: 'not-found' };
      const found = await texts.act(language, { ...wanted, who: account.email });
      if (isRefused(found)) return found;
      return { faults: [...found.faults], text: textOf(language, found.text), counts: found.counts };
    },
  ),
];
