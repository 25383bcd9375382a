import type { Messages } from '@formation/content';
import { useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../hydration/use-hydrated.ts';
import { copyText } from '../../../lib/sharing/copy-text.ts';
import { ToolsRow, type ToolAction } from './tools-row.tsx';

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

/** What writes files comes when the first one is wanted. */
async function save(rows: ReturnType<Props['rows']>): Promise<void> {
  const { saveTable } = await retryLoad(() => import('../../../lib/sharing/save-table.ts'));
  saveTable('result.csv', rows);
}

/** Copy, share, print and save the result. Nothing leaves the browser. */
export function ResultTools({ words, text, rows, address }: Props) {
  const [done, setDone] = useState<Readonly<{ of: string; said: string }>>();
  const isHydrated = useIsHydrated();
  const copy = async (what: string, said: string) => {
    const of = address();
    setDone({ of, said: (await copyText(what)) ? said : what });
  };
  const acts: Readonly<Record<ToolAction, () => void>> = {
    copy: () => void copy(text(), words.copied),
    share: () => void copy(address(), words.shared),
    print: () => print(),
    save: () => void save(rows()),
  };
  return (
    <>
      {isHydrated && <p className="small print-only">{address()}</p>}
      <ToolsRow words={words} onPress={(action) => acts[action]()} />
      <p className="small muted" role="status">
        {done && done.of === address() && done.said}
      </p>
    </>
  );
}
