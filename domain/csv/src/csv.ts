/**
 * A spreadsheet runs a cell that begins with one of these as a formula, some after skipping white space and what is not
 * seen, some in full width as well; an apostrophe makes it text.
 */
const formula = /^(?:[\t\r\n\0]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;

/**
 * Where a comma is part of a number, a spreadsheet splits our rows at semicolons, or at tabs, and heeds only quotes that
 * begin one of its own cells: each of them, and a line break, may begin a formula within a text of ours.
 */
const formulaWithin = /([;\t\r\n])(?=(?:(?![;\t\r\n])[\s\p{Cf}\p{Cc}"])*[=+\-@＝＋－＠])/gu;

/** A plain number cannot do anything, so it stays one. */
const number = /^-?\d+(\.\d+)?$/;

function cell(text: string): string {
  const guard = formula.test(text) && !number.test(text) ? "'" : '';
  const safe = `${guard}${text.replace(formulaWithin, "$1'")}`;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** More rows of a table, for one that is written piece by piece; its beginning is made by {@link csv}. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * A table as comma-separated values, with a byte order mark, so that spreadsheets read every script. What they would
 * run as a formula, wherever they split it, gets an apostrophe before it; a cell that is a plain number such as `-13.30`
 * stays one.
 *
 * @see RFC 4180; OWASP, "CSV injection"
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvRows(rows)}`;
}
