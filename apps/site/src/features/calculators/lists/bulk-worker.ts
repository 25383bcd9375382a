import { csv } from '@formation/csv';
import { loadPlatform, type PlatformName } from '@formation/fees';
import { summaryOf, type CurrencySums, type Summary } from '@formation/fees/lists';
import { runBulk, type BulkTask } from './bulk-run.ts';
import { problemText, remarkText, type ProblemWords } from './problem-text.ts';
import { resultRows, type FileWords } from './result-rows.ts';

export type WorkerTask = BulkTask &
  Readonly<{ platform: PlatformName; words: Readonly<{ file: FileWords; problems: ProblemWords }> }>;

export type Outcome = Summary &
  Readonly<{
    rows: number;
    byCurrency: readonly CurrencySums[];
    /** The whole list with its results, as a file. */
    file: Blob;
  }>;

export type FromWorker = Readonly<{ done: number }> | Readonly<{ outcome: Outcome }> | Readonly<{ failed: true }>;

const tell = (message: FromWorker) => postMessage(message);

async function work({ platform, words, ...task }: WorkerTask): Promise<Outcome> {
  const report = runBulk(await loadPlatform(platform), task, (done) => tell({ done }));
  const rows = resultRows(report, words.file, {
    fault: (fault) => problemText(words.problems, fault),
    notOffered: (key) => remarkText(words.file.notOffered, words.problems, key),
  });
  return {
    ...summaryOf(report.rows),
    rows: report.rows.length,
    byCurrency: report.byCurrency,
    file: new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' }),
  };
}

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  work(data).then(
    (outcome) => tell({ outcome }),
    () => tell({ failed: true }),
  );
});
