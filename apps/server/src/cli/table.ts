/** A terminal obeys control characters: what visitors wrote must not. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');

const fitted = (text: string, limit: number) => (text.length <= limit ? text : `${text.slice(0, limit - 1)}…`);

type Style = Readonly<{
  /** The most characters of a column. */
  widest: number;
}>;

/** Rows under headings, in columns, for people. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { widest }: Style = { widest: 40 },
): string {
  const cells = [headings, ...rows.map((row) => row.map((text) => fitted(plain(text), widest)))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names with their values, one a line. */
export function card(entries: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  const lines = (value: string) =>
    value
      .split(/\r?\n/)
      .map(plain)
      .join(`\n${' '.repeat(width + 2)}`);
  return entries.map(([name, value]) => `${plain(name).padEnd(width)}  ${lines(value)}`).join('\n');
}
