import readings from '../../translations/readings.json' with { type: 'json' };
import type { Translated } from '../locales.ts';
import { translationOf } from '../messages/index.ts';
import { isForFirm, translatedTexts } from './translated-texts.ts';
import { hashOf } from './translations.ts';

/** What a reader whose language it is has read and confirmed: `npm run translations -- confirm` writes it down. */
export type Reading = Readonly<{
  language: string;
  /** The reader's name. */
  by: string;
  /** The day. */
  on: string;
  /** Each text by its name, with the mark of what stood there: another text is not confirmed by it. */
  texts: Readonly<Record<string, string | undefined>>;
}>;

/** By what a confirmed text is known again. */
export const textMark = (text: string): string => hashOf(text);

/**
 * What can be confirmed of a language beside its long texts, by name: each file of messages for visitors, and under
 * `entries` all short texts of entries.
 */
export function shortTexts(language: Translated): ReadonlyMap<string, string> {
  const files = Object.entries(translationOf(language)).filter(([file]) => !isForFirm(file));
  const entries = translatedTexts(language).filter(({ key }) => key.startsWith('entries.'));
  return new Map([
    ...files.map(([file, words]) => [file, JSON.stringify(words)] as const),
    ['entries', JSON.stringify(entries.map(({ key, own }) => [key, own]))],
  ]);
}

type Text = readonly [name: string, text: string | undefined];

/** Whether somebody has confirmed a text as it stands. */
export const isConfirmed = (language: Translated, [name, text]: Text, among: readonly Reading[] = readings): boolean =>
  text !== undefined && among.some((one) => one.language === language && one.texts[name] === textMark(text));
