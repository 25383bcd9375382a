import type { Messages } from '@formation/content';
import type { Platform } from '@formation/fees/tables';

export type FeeWords = Messages['feeTables'];

/** An id of a table, word by word: for rows that nobody has named. */
const fromId = (id: string) => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a step of a path is called; an empty word is left out of a name. */
export function stepName(step: string, platform: Platform, words: FeeWords): string {
  const own: Readonly<Record<string, string>> = words.names[platform];
  const places: Readonly<Record<string, string>> = words.places;
  return own[step] ?? places[step] ?? fromId(step);
}

/** The name of a fee, or of a group of fees, by its path: "Buyer abroad · Rest of the world". */
export function pathName(path: readonly string[], platform: Platform, words: FeeWords): string {
  return path
    .map((step) => stepName(step, platform, words))
    .filter(Boolean)
    .join(' · ');
}
