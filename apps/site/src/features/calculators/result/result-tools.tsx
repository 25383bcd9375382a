import type { Messages } from '@formation/content';
import { useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../hydration/use-hydrated.ts';
import { LastResults } from '../../../lib/last-results/last-results.tsx';
import { copyText } from '../../../lib/sharing/copy-text.ts';
import { ShareButtons } from '../../../lib/sharing/share-buttons.tsx';
import type { SharedResult } from '../../../lib/sharing/shared-result.ts';
import { ToolsRow, type ToolAction } from './tools-row.tsx';

type Shared = Messages['calculators']['shared'];
type Props = Readonly<{
  words: Pick<Shared, 'actions' | 'sharing'>;
  result: SharedResult;
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
export function ResultTools({ words: { actions, sharing }, result, text, rows, address }: Props) {
  const [done, setDone] = useState<Readonly<{ of: string; said: string }>>();
  const isHydrated = useIsHydrated();
  const copy = async (what: string, said: string) => {
    const of = address();
    setDone({ of, said: (await copyText(what)) ? said : what });
  };
  const acts: Readonly<Record<ToolAction, () => void>> = {
    copy: () => void copy(text(), actions.copied),
    share: () => void copy(address(), actions.shared),
    print: () => print(),
    save: () => void save(rows()),
  };
  return (
    <>
      {isHydrated && <p className="small print-only">{address()}</p>}
      <ToolsRow words={actions} onPress={(action) => acts[action]()}>
        <ShareButtons words={sharing} result={result} link={address} />
      </ToolsRow>
      <p className="small muted" role="status">
        {done && done.of === address() && done.said}
      </p>
      <LastResults label={sharing.lastResults} result={result} link={address} />
    </>
  );
}
