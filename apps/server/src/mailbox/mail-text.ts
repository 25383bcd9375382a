import { convert } from 'html-to-text';
import { printable } from '../outbox/message.ts';

/** As much HTML as is read: a mail of words has less. */
const longestHtml = 500_000;
/** Nobody's introduction of a quoted mail is longer. */
const longestLine = 300;

/** The words of a page. Nothing of it is ever shown as HTML: scripts, styles and pictures are left out. */
const textOfHtml = (html: string) =>
  convert(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 5_000, maxInputLength: longestHtml },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

/** What somebody wrote: its plain text, or else the words of its HTML. */
export function wordsOf({ text = '', html = '' }: Readonly<{ text?: string; html?: string }>): string {
  const plain = text.trim() === '' ? textOfHtml(html) : text;
  return printable(plain).trim();
}

const isQuote = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';
const isField = (line = '') => line.length < longestLine && /^\*?[^\s:][^:]{0,30}:\*?\s+\S/.test(line);

/** Where the last lines begin that all are quoted, with the lines before them that introduce them and end in a colon. */
function quoteAtTheEnd(lines: readonly string[]): number | undefined {
  const last = lines.findLastIndex((line) => !isQuote(line) && !isBlank(line));
  const first = lines.findIndex((line, index) => index > last && isQuote(line));
  if (first === -1) return undefined;
  const introduction = lines[last] ?? '';
  if (last === -1 || introduction.length > longestLine || !introduction.trimEnd().endsWith(':')) return first;
  const before = lines.findLastIndex((line, index) => index < last && (isBlank(line) || isQuote(line)));
  return last - before <= 3 ? before + 1 : last;
}

/** Where a mail program has put a whole mail below a line of dashes, or below its fields. */
function mailBelow(lines: readonly string[]): number | undefined {
  const found = lines.findIndex((line, index) => {
    if (line.length > longestLine) return false;
    const isRuled = /^\s*(?:-{4,}[^-]*-{4,}|_{10,})\s*$/.test(line);
    if (!isRuled) return /^\*?From:\*?\s/.test(line) && /^\*?(?:Sent|Date):\*?\s/.test(lines[index + 1] ?? '');
    return lines.slice(index + 1, index + 5).filter(isField).length >= 2;
  });
  return found === -1 ? undefined : found;
}

/**
 * What is new in a mail, and what it repeats of earlier ones at its end. Whoever answers between quoted lines has
 * written one text: it stays whole, and so does a mail that is nothing but a quote.
 */
export function splitQuoted(text: string): Readonly<{ text: string; quoted: string }> {
  const lines = text.split('\n');
  const starts = [quoteAtTheEnd(lines), mailBelow(lines)].filter((at) => at !== undefined);
  const at = Math.min(lines.length, ...starts);
  const own = lines.slice(0, at).join('\n').trim();
  return own === '' ? { text, quoted: '' } : { text: own, quoted: lines.slice(at).join('\n').trim() };
}
