import type { Messages } from '@formation/content';
import { Icon, type IconName } from '@formation/ui';
import { useState } from 'react';

type Words = Messages['calculators']['shared']['actions'];
type Props = Readonly<{
  words: Words;
  /** The result in lines of text. */
  text: () => string;
  /** The result as a table: rows of cells. */
  rows: () => readonly (readonly string[])[];
  /** The address that brings the same result back. */
  address: () => string;
}>;

/** Quotes a cell, and keeps a spreadsheet from reading it as a formula. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\0]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function saveCsv(rows: readonly (readonly string[])[]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: 'result.csv' }).click();
  URL.revokeObjectURL(address);
}

/** Copy, share, print and save the result. Nothing leaves the browser. */
export function ResultTools({ words, text, rows, address }: Props) {
  const [done, setDone] = useState<string>();
  const copy = (what: string, said: string) => () =>
    navigator.clipboard.writeText(what).then(
      () => setDone(said),
      () => setDone(what),
    );
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <div className="tools-row">
        {tool('copy', words.copy, () => void copy(text(), words.copied)())}
        {tool('link', words.share, () => void copy(address(), words.shared)())}
        {tool('printer', words.print, () => print())}
        {tool('download', words.csv, () => saveCsv(rows()))}
      </div>
      <p className="small muted" role="status">
        {done}
      </p>
    </>
  );
}
