import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useBulkWords, type BulkWords, type InputWords } from './bulk-words.ts';
import { ColumnMatch } from './column-match.tsx';
import { ReportPanel } from './report-panel.tsx';
import type { List, ListState, Run } from './use-list.ts';
import { usePlatform, type ChosenPlatform } from './use-platform.ts';

/** What a list comes to is drawn by a script that comes when there is something to draw. */
const ListResult = lazy(() =>
  retryLoad(() => import('./result/list-result.tsx').then((chunk) => ({ default: chunk.ListResult }))),
);

type RunningProps = Readonly<{ words: InputWords; run: Run; onStop: () => void }>;

function Running({ words: { page }, run, onStop }: RunningProps) {
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

type OpenProps = Readonly<{ words: BulkWords; platform: ChosenPlatform; state: ListState; list: List }>;

/** How the list is read: as a report that we know, or by the columns that the visitor matches. */
function Panel({ words, platform, state, list }: OpenProps) {
  const { name, start, byHand, setByHand, readAsReport } = state;
  const { recognised } = list.opened;
  const isReport = recognised && !byHand && (recognised.report.platform ?? name) === name;
  const props = { words, platform, list, onStart: start };
  const key = `${name} ${list.id}`;
  if (isReport) return <ReportPanel key={key} {...props} recognised={recognised} onByHand={() => setByHand(true)} />;
  return <ColumnMatch key={key} {...props} {...(recognised && { recognised, onReport: readAsReport })} />;
}

type ListProps = Readonly<{ words: InputWords; state: ListState; list: List }>;

/** A list that is open, and what it comes to. Its words, and its platform's, come with it. */
export function OpenList({ words: inputWords, state, list }: ListProps) {
  const { locale } = inputWords;
  const words = useBulkWords(locale);
  const platform = usePlatform(state.name, locale);
  const { run, again, stop } = state;
  if (!words || !platform) return null;
  return (
    <>
      <Panel words={words} platform={platform} state={state} list={list} />
      <div role="status">
        <Running words={inputWords} run={run} onStop={stop} />
        {run.state === 'done' && <p className="sr">{words.page.result.title}</p>}
      </div>
      {run.state === 'done' && (
        <Suspense>
          <ListResult words={words} platform={platform} names={list.names} run={run} onTicked={again} />
        </Suspense>
      )}
    </>
  );
}
