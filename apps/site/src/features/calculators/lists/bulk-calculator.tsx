import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Button, Note } from '@formation/ui';
import { useEffect, useRef, useState } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import type { BulkPlatform, PlatformName, Settings } from './bulk-platform.ts';
import { BulkResult } from './bulk-result.tsx';
import type { BulkWords } from './bulk-words.ts';
import { ColumnMatch } from './column-match.tsx';
import type { Mapping } from './column-guess.ts';
import { ListInput } from './list-input.tsx';
import type { List } from './read-file.ts';
import { loadPlatform } from './platforms/index.ts';
import { useBulk, type Run } from './use-bulk.ts';

type Props = Readonly<{ day: IsoDate; words: BulkWords }>;

/** The tables of the platform that is chosen. */
function usePlatform(name: PlatformName) {
  const [loaded, setLoaded] = useState<Readonly<{ name: PlatformName; platform: BulkPlatform }>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    loadPlatform(name).then(
      (platform) => isWanted && setLoaded({ name, platform }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return { platform: loaded?.name === name ? loaded.platform : undefined, failed };
}

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

const workerWords = ({ page: { result, problems, columns }, names }: BulkWords) => ({
  file: result,
  problems: { problems, columns, names },
});

/** A list of sales, worked out row by row in the visitor's browser. */
export function BulkCalculator({ day, words }: Props) {
  const [name, setName] = useState<PlatformName>('ebay');
  const [list, setList] = useState<List>();
  const { platform, failed } = usePlatform(name);
  const { run, start, stop, clear } = useBulk();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => list && next.current?.focus(), [list]);

  const onStart = (mapping: Mapping, settings: Settings) =>
    list && start({ text: list.text, mapping, settings, day, platform: name, words: workerWords(words) });
  return (
    <div className="wrap stack">
      <ListInput
        words={words}
        platform={name}
        onPlatform={(chosen) => [clear(), setName(chosen)]}
        onList={(read) => [clear(), setList(read)]}
      />
      {failed && <Note tone="bad">{words.page.failed}</Note>}
      <div className="stack" ref={next} tabIndex={-1}>
        {list && platform && (
          <ColumnMatch
            key={`${name} ${list.text.length} ${list.headers.join()}`}
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
      {run.state === 'done' && <BulkResult words={words} outcome={run.outcome} dayName={dayName(day)} />}
    </div>
  );
}
