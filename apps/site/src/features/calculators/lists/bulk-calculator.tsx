import { fill } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { Button, Note } from '@formation/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { todayHere } from '../../../lib/text/dates/today-here.ts';
import type { BulkWords } from './bulk-words.ts';
import type { WorkerTask } from './bulk-worker.ts';
import { ColumnMatch } from './column-match.tsx';
import { columnsOf } from './list-columns.ts';
import { ListInput } from './list-input.tsx';
import type { List } from './read-file.ts';
import { useBulk, type Run } from './use-bulk.ts';
import type { Matching } from './use-matching.ts';
import { usePlatform, type ChosenPlatform } from './use-platform.ts';

/** What a list comes to is drawn by a script that comes when there is something to draw. */
const BulkResult = lazy(() =>
  retryLoad(() => import('./bulk-result.tsx').then((chunk) => ({ default: chunk.BulkResult }))),
);

type Props = Readonly<{ words: BulkWords }>;

function Running({ words: { page }, run, onStop }: Readonly<{ words: BulkWords; run: Run; onStop: () => void }>) {
  const { running } = page;
  if (run.state === 'stopped') return <Note tone="plain">{running.stopped}</Note>;
  if (run.state === 'failed') return <Note tone="bad">{page.failed}</Note>;
  if (run.state !== 'running') return null;
  return (
    <div className="cluster">
      <progress max={1} value={run.done} aria-label={running.label} />
      <span className="num">{fill(running.progress, { percent: Math.floor(run.done * 100) })}</span>
      <Button look="ghost" small onClick={onStop}>
        {running.cancel}
      </Button>
    </div>
  );
}

/** The words that the worker writes into the file. */
function workerWords({ page }: BulkWords, { calculator, words }: ChosenPlatform): WorkerTask['words'] {
  const columns = Object.fromEntries(columnsOf(calculator, words, page.columns).map(({ key, label }) => [key, label]));
  const units = Object.fromEntries(
    calculator.question.fields.flatMap(({ key, kind }) => (kind === 'percent' ? [[key, '%'] as const] : [])),
  );
  return { file: page.result, problems: { problems: page.problems, columns, units, names: words.lines } };
}

type DoneProps = Props & Readonly<{ platform: ChosenPlatform; run: Extract<Run, { state: 'done' }> }>;

function Done({ words, platform, run }: DoneProps) {
  const { problems } = workerWords(words, platform);
  return (
    <Suspense>
      <BulkResult
        words={words}
        problemWords={problems}
        notCounted={platform.words.notCounted}
        ownPage={platform.words.ownPage}
        outcome={run.outcome}
        dayName={dayName(run.day)}
      />
    </Suspense>
  );
}

/** What a list was read from, and with which tables it is worked out. */
function useList() {
  const [name, setName] = useState<PlatformName>('ebay');
  const [list, setList] = useState<List>();
  const { run, start, stop, clear } = useBulk();
  const switchMode = (chosen: PlatformName) => {
    clear();
    setName(chosen);
  };
  const take = (read: List) => {
    clear();
    setList(read);
  };
  return { name, list, run, start, stop, switchMode, take };
}

/** A list of sales, worked out row by row in the visitor's browser. */
export function BulkCalculator({ words }: Props) {
  const { name, list, run, start, stop, switchMode, take } = useList();
  const platform = usePlatform(name, words);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => list && next.current?.focus(), [list]);

  const onStart = (matching: Matching) =>
    list &&
    platform &&
    start({ text: list.text, ...matching, day: todayHere(), platform: name, words: workerWords(words, platform) });
  return (
    <div className="wrap stack">
      <ListInput words={words} platform={name} onPlatform={switchMode} onList={take} />
      <div className="stack" ref={next} tabIndex={-1}>
        {list && platform && (
          <ColumnMatch
            key={`${name} ${list.text.length} ${list.text.slice(0, 200)}`}
            words={words}
            platform={platform}
            list={list}
            onStart={onStart}
          />
        )}
      </div>
      <div role="status">
        <Running words={words} run={run} onStop={stop} />
        {run.state === 'done' && <p className="sr">{words.page.result.title}</p>}
      </div>
      {run.state === 'done' && platform && <Done words={words} platform={platform} run={run} />}
    </div>
  );
}
