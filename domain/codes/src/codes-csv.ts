import type { Entry } from './entry.ts';
import { systems } from './systems.ts';

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Entries as comma-separated values (RFC 4180) with a heading line and a byte-order mark, so that spreadsheets
 * read Chinese titles right.
 *
 * @param chinese - titles by HSIC code, for a further column; see `@formation/codes/chinese`.
 */
export function codesCsv(entries: readonly Entry[], chinese?: ReadonlyMap<string, string>): string {
  const heading = ['Classification', 'Code', 'Level', 'Title', 'Belongs to', ...(chinese ? ['Chinese title'] : [])];
  const lines = entries.map(({ system, code, level, title, parent }) => [
    `${systems[system].name} ${systems[system].edition}`,
    code,
    level,
    title,
    parent?.code ?? '',
    ...(chinese ? [(system === 'hsic' ? chinese.get(code) : undefined) ?? ''] : []),
  ]);
  return `\ufeff${[heading, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
