import { Note } from '@formation/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { InputWords } from './bulk-words.ts';
import { ListInput } from './list-input.tsx';
import { useList } from './use-list.ts';

/** What an open list needs comes when the first one is there. */
const OpenList = lazy(() => retryLoad(() => import('./open-list.tsx').then((chunk) => ({ default: chunk.OpenList }))));

/** A list of sales, worked out row by row in the visitor's browser. */
export function BulkCalculator({ words }: Readonly<{ words: InputWords }>) {
  const state = useList(words);
  const { list, run } = state;
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => list && next.current?.focus(), [list]);
  return (
    <div className="wrap stack">
      <ListInput words={words} state={state} />
      <div className="stack" ref={next} tabIndex={-1}>
        {list && (
          <Suspense>
            <OpenList words={words} state={state} list={list} />
          </Suspense>
        )}
        {!list && run.state === 'failed' && (
          <Note tone="bad" role="alert">
            {words.page.failed}
          </Note>
        )}
      </div>
    </div>
  );
}
