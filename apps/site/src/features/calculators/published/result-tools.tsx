import type { Messages } from '@formation/content';
import { csv } from '@formation/csv';
import { Icon, type IconName } from '@formation/ui';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/hydration.ts';
import { copyText } from '../../../lib/sharing/copy-text.ts';
import { saveFile } from '../../../lib/sharing/save-file.ts';
import '../../../lib/sharing/share-tools.css';

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

/** Copy, share, print and save the result. Nothing leaves the browser. */
export function ResultTools({ words, text, rows, address }: Props) {
  const [done, setDone] = useState<string>();
  const isHydrated = useIsHydrated();
  const copy = async (what: string, said: string) => setDone((await copyText(what)) ? said : what);
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      {isHydrated && <p className="small print-only">{address()}</p>}
      <div className="tools-row">
        {tool('copy', words.copy, () => void copy(text(), words.copied))}
        {tool('link', words.share, () => void copy(address(), words.shared))}
        {tool('printer', words.print, () => print())}
        {tool('download', words.csv, () => saveFile({ name: 'result.csv', type: 'text/csv', text: csv(rows()) }))}
      </div>
      <p className="small muted" role="status">
        {done}
      </p>
    </>
  );
}
