import { messages, type Locale, type Messages } from '@formation/content';
import type { PlatformName } from '@formation/fees';

export type FeeWords = Messages['feeTables'];

/** An id of a table, word by word: for rows that nobody has named. */
const fromId = (id: string) => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a platform is called. */
export function platformName(locale: Locale, platform: PlatformName): string {
  return messages[locale].platforms[platform].name;
}

/** What a step of a path is called; an empty word is left out of a name. What can be chosen has its name from the form. */
export function stepName(step: string, platform: PlatformName, locale: Locale): string {
  const { table, calculator } = messages[locale].platforms[platform];
  const chosen = Object.values<Readonly<Record<string, string>>>(calculator.choices).map((words) => words[step]);
  const own: Readonly<Record<string, string>> = table;
  const places: Readonly<Record<string, string>> = messages[locale].feeTables.places;
  return own[step] ?? chosen.find((name) => name !== undefined) ?? places[step] ?? fromId(step);
}

/** The name of a fee, or of a group of fees, by its path: "Buyer abroad · Rest of the world". */
export function pathName(path: readonly string[], platform: PlatformName, locale: Locale): string {
  return path
    .map((step) => stepName(step, platform, locale))
    .filter(Boolean)
    .join(' · ');
}
