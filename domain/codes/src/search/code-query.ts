import type { CodeBook } from '../code-book.ts';
import type { Entry, System } from '../entry.ts';
import { isRegistrable } from '../entry.ts';
import type { Hit } from './hit.ts';

const FILLERS = /\b(?:u\.?k\.?|u\.?s\.?|hong kong|hk|sic|hsic|naics|codes?|no|number)\b\.?:?/gi;

/** What is left of a question when words such as "SIC code" are taken away. */
const bare = (query: string): string => query.replace(FILLERS, ' ').trim();

/** Whether a question asks for a code: digits with the usual dots, dashes and spaces, or a section's letter. */
export const isCodeQuery = (query: string): boolean => /^(?:\d[\d\s./-]*|[a-uA-U])$/.test(bare(query));

/** The numbers an entry's code stands for: sector 31-33 is 31, 32 and 33. */
function numbers(code: string): readonly string[] {
  if (!code.includes('-')) return [code];
  const [first = 0, last = first] = code.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
}

type CodeRequest = Readonly<{
  /** As typed, without spaces, dots and slashes. */
  typed: string;
  digits: string;
  /** Without the zeros that only fill up a dotted code: 6201.0 is also 6201. */
  unfilled: string;
}>;

function askedFor(query: string): CodeRequest {
  const typed = bare(query).toUpperCase().replace(/[\s/]/g, '');
  const digits = typed.replace(/[.-]/g, '');
  return { typed, digits, unfilled: typed.includes('.') ? digits.replace(/0+$/, '') : digits };
}

/** 1 for the code itself, less for each further digit of a longer code, 0 for another code. */
function scoreOf(entry: Entry, { typed, digits, unfilled }: CodeRequest): number {
  if (entry.code === typed || entry.code === unfilled) return 1;
  const fits = numbers(entry.code).filter((number) => number.startsWith(digits));
  return Math.max(0, ...fits.map((number) => digits.length / number.length));
}

/** The entries whose code begins with the digits, the shortest codes first: a number is found at every level. */
export function codeHits(book: CodeBook, query: string, systems: ReadonlySet<System>): readonly Hit[] {
  const request = askedFor(query);
  return book.entries.flatMap((entry) => {
    const score = systems.has(entry.system) && isRegistrable(entry) ? scoreOf(entry, request) : 0;
    const inCode = Math.min(request.digits.length, entry.code.length);
    return score > 0 ? [{ entry, score, inTitle: [], inCode, via: undefined }] : [];
  });
}
