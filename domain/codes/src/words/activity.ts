import type { System } from '../entry.ts';

/** Codes by classification, the closest first. */
export type Codes = Readonly<Record<System, readonly string[]>>;

/** A common activity with the codes that come closest to it in each country. */
export type Activity = Readonly<{
  id: string;
  label: string;
  /** Everyday words for it in English, Sinhala and Tamil. */
  words: readonly string[];
  codes: Codes;
  /** `curated`: chosen by reading the titles side by side; no official concordance was found for HSIC. */
  method: 'curated';
}>;

const list = (text: string, separator: string): readonly string[] => text.split(separator).filter(Boolean);

/** Reads `HSIC codes / UK SIC codes / NAICS codes`, each a list with spaces, each possibly empty. */
export function readCodes(text: string): Codes {
  const [hsic = '', ukSic = '', naics = ''] = text.split('/').map((part) => part.trim());
  return { hsic: list(hsic, ' '), 'uk-sic': list(ukSic, ' '), naics: list(naics, ' ') };
}

/** Reads lines of `id | label | codes | words`; words are separated by commas. */
export function readActivities(table: string): readonly Activity[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', label = '', codes = '', words = ''] = line.split(' | ');
      return { id, label, words: list(words, ', '), codes: readCodes(codes), method: 'curated' };
    });
}
