import type { CodeBook } from './code-book.ts';
import type { Entry, System } from './entry.ts';
import { isRegistrable } from './entry.ts';
import type { Hit } from './hit.ts';

const FILLERS = /\b(?:u\.?k\.?|u\.?s\.?|hong kong|hk|sic|hsic|naics|codes?|no|number)\b\.?:?/gi;

/** What is left of a question when words such as "SIC code" are taken away. */
const bare = (query: string): string => query.replace(FILLERS, ' ').trim();

/** Whether a question asks for a code: digits with the usual dots, dashes and spaces, or a section's letter. */
export const isCodeQuery = (query: string): boolean => /^(?:\d[\d\s./-]*|[a-uA-U])$/.test(bare(query));

/** The ways in which an entry's code is written: sector 31-33 also stands for 31, 32 and 33. */
function spellings(code: string): readonly string[] {
  if (!code.includes('-')) return [code];
  const [first = 0, last = first] = code.split('-').map(Number);
  return [code.replace('-', ''), ...Array.from({ length: last - first + 1 }, (_, step) => String(first + step))];
}

/** The digits asked for, and the same without the zeros that only fill up a dotted code: 6201.0 is also 6201. */
function askedFor(query: string): readonly string[] {
  const text = bare(query).toUpperCase();
  const digits = text.replace(/[\s./-]/g, '');
  const unfilled = /\./.test(text) ? digits.replace(/0+$/, '') : digits;
  return [...new Set([digits, unfilled])];
}

function scoreOf(entry: Entry, asked: string): number {
  const fits = spellings(entry.code).filter((spelling) => spelling.startsWith(asked));
  return Math.max(0, ...fits.map((spelling) => asked.length / spelling.length));
}

/** The entries whose code begins with the digits, the shortest codes first: a number is found at every level. */
export function codeHits(book: CodeBook, query: string, systems: ReadonlySet<System>): readonly Hit[] {
  const asked = askedFor(query);
  return book.entries
    .filter((entry) => systems.has(entry.system) && isRegistrable(entry))
    .flatMap((entry) => {
      const [digits = '', unfilled = digits] = asked;
      const score = Math.max(scoreOf(entry, digits), entry.code === unfilled ? 1 : 0);
      return score > 0
        ? [{ entry, score, inTitle: [], inCode: Math.min(digits.length, entry.code.length), via: undefined }]
        : [];
    });
}
