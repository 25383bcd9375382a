import { csv } from '@formation/csv';
import { loadPlatform, type PlatformName } from '@formation/fees';
import { runBulk, type BulkTask, type CurrencySums, type Fault } from './bulk-run.ts';
import { problemText, type ProblemWords } from './problem-text.ts';
import { resultRows, type FileWords } from './result-rows.ts';

/** How many problems the page lists; the file has them all. */
const LISTED = 100;

export type WorkerTask = BulkTask &
  Readonly<{ platform: PlatformName; words: Readonly<{ file: FileWords; problems: ProblemWords }> }>;

export type Outcome = Readonly<{
  rows: number;
  byCurrency: readonly CurrencySums[];
  problems: Readonly<{ count: number; first: readonly Readonly<{ line: number; fault: Fault }>[] }>;
  /** The whole list with its results, as a file. */
  file: Blob;
}>;

export type FromWorker = Readonly<{ done: number }> | Readonly<{ outcome: Outcome }> | Readonly<{ failed: true }>;

const tell = (message: FromWorker) => postMessage(message);

async function work({ platform, words, ...task }: WorkerTask): Promise<Outcome> {
  const report = runBulk(await loadPlatform(platform), task, (done) => tell({ done }));
  const problems = report.rows.flatMap((row) => ('fault' in row ? [{ line: row.line, fault: row.fault }] : []));
  const rows = resultRows(report, words.file, (fault) => problemText(words.problems, fault));
  return {
    rows: report.rows.length,
    byCurrency: report.byCurrency,
    problems: { count: problems.length, first: problems.slice(0, LISTED) },
    file: new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' }),
  };
}

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  work(data).then(
    (outcome) => tell({ outcome }),
    () => tell({ failed: true }),
  );
});
