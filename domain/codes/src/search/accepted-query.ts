import { readCodes, type Codes } from '../words/activity.ts';

/** What somebody types, with the codes that a clerk would accept, by classification. */
export type AcceptedQuery = Readonly<{ text: string; accepted: Codes }>;

/**
 * Reads lines of `query | HSIC codes | UK SIC codes | NAICS codes`; `-` where a classification has no good answer.
 */
export function readQueries(table: string): readonly AcceptedQuery[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', ...lists] = line.split('|').map((part) => part.trim());
      return { text, accepted: readCodes(lists.map((list) => (list === '-' ? '' : list)).join('/')) };
    });
}
