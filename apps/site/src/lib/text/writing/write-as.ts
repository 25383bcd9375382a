import { writtenDay, writtenList, type LanguageFormat } from '@formation/content';
import type { Writings } from './writing.ts';

/** Makes a language write by the tables of its words; its pages bring this with them, so that English pages need not. */
export function writeAs(language: string, format: LanguageFormat): void {
  const shared: Writings = globalThis;
  shared.ownWritings ??= new Map();
  shared.ownWritings.set(language, {
    day: (day, options) => writtenDay(format, day, options),
    list: (texts) => writtenList(format, texts),
    currency: (code) => format.currencies[code],
  });
}
