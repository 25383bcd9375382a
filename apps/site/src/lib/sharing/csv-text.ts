/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A number of ours may begin with a minus. */
const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as comma-separated values (RFC 4180), with a byte-order mark so that spreadsheets read every script. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
