import { csv } from '@formation/csv';
import { MOST_BYTES, tablesIn, type FileRefusal, type Table, type TableRecord } from '@formation/csv/tables';
import { loadPlatform, type PlatformName } from '@formation/fees';
import {
  answerList,
  areAlike,
  joinedFiles,
  knownReports,
  recognised,
  resultRows,
  summaryOf,
  type FileWords,
  type ListTask,
  type Recognised,
  type Summary,
} from '@formation/fees/lists';
import { problemText, remarkText, type ProblemWords } from './problem-text.ts';

/** What is to be opened: files, or one text that was pasted, and which sheet of a workbook. */
export type Source = Readonly<{ files: readonly Blob[]; sheet: number }>;

/** How the list is worked out once it is open. */
export type RunTask = Omit<ListTask, 'records' | 'starts'> &
  Readonly<{
    /** Undefined for a report of which we have no fees. */
    platform: PlatformName | undefined;
    words: Readonly<{ file: FileWords; problems: ProblemWords }>;
  }>;

export type WorkerTask = Readonly<{ source: Source; run?: RunTask }>;

/** A list that is open: its sheets, a look at its first records, and the report that it is, where we know it. */
export type Opened = Readonly<{
  sheets: readonly string[];
  first: readonly TableRecord[];
  recognised: Recognised | undefined;
}>;

/** What a list comes to, the whole of it with its results as a file, and where its files begin. */
export type Outcome = Summary & Readonly<{ file: Blob; starts: readonly number[] }>;

/** Why something is no list: which of the files, counted from 0. */
export type ListRefusal = Readonly<{ refused: FileRefusal | 'mixed'; file: number }>;

export type FromWorker =
  | Readonly<{ done: number }>
  | Readonly<{ opened: Opened }>
  | Readonly<{ outcome: Outcome }>
  | ListRefusal
  | Readonly<{ failed: true }>;

const tell = (message: FromWorker) => postMessage(message);

type OpenTables = Readonly<{ sheets: readonly string[]; tables: readonly Table[] }>;

/** Opens the files of a list: of each the chosen sheet, or its first. */
async function opened({ files, sheet }: Source): Promise<OpenTables | ListRefusal> {
  const tables: Table[] = [];
  let sheets: readonly string[] = [];
  for (const [file, blob] of files.entries()) {
    if (blob.size > MOST_BYTES) return { refused: 'too-large', file };
    const read = await tablesIn(new Uint8Array(await blob.arrayBuffer()));
    if ('refused' in read) return { refused: read.refused, file };
    const table = read.tables[sheet] ?? read.tables[0];
    if (table) tables.push(table);
    if (file === 0) sheets = read.tables.map(({ name = '' }) => name);
  }
  return areAlike(tables) ? { sheets, tables } : { refused: 'mixed', file: 1 };
}

async function workedOut(tables: readonly Table[], { platform, words, ...task }: RunTask): Promise<Outcome> {
  const { records, starts } = joinedFiles(tables, task.headerLine);
  const hasSemicolons = tables[0]?.delimiter === ';';
  const report = answerList(
    platform && (await loadPlatform(platform)),
    { ...task, records, starts, hasSemicolons },
    (done) => tell({ done }),
  );
  const rows = resultRows(report, words.file, {
    fault: (fault) => problemText(words.problems, fault),
    notOffered: (key) => remarkText(words.file.notOffered, words.problems, key),
  });
  return { ...summaryOf(report), starts, file: new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' }) };
}

async function work({ source, run }: WorkerTask): Promise<FromWorker> {
  const open = await opened(source);
  if ('refused' in open) return open;
  const { sheets, tables } = open;
  const first = tables[0]?.first ?? [];
  if (run) return { outcome: await workedOut(tables, run) };
  const cells = first.map((record) => record.cells);
  return { opened: { sheets, first, recognised: recognised(cells, knownReports) } };
}

addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  work(data).then(tell, () => tell({ failed: true }));
});
