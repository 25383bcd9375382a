/** A spreadsheet would run a cell that starts so as a formula. */
const runs = /^[=+\-@\t\0]/;

function cell(value: string): string {
  const harmless = runs.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV for spreadsheets: with a byte order mark, so that they read it as UTF-8, and an apostrophe before
 * what they would take for a formula.
 *
 * @see RFC 4180
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
