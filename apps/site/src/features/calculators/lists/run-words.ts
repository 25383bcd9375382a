import type { BulkWords } from './bulk-words.ts';
import { shownColumns } from './list-columns.ts';
import type { RunTask } from './list-worker.ts';
import type { ProblemWords } from './problem-text.ts';
import type { ChosenPlatform } from './use-platform.ts';

/** What the columns, their units and missing fees are called where a row's problem is said. */
export function problemWords({ page }: BulkWords, { calculator, words }: ChosenPlatform): ProblemWords {
  const columns = shownColumns(calculator, words, page.columns).map(({ key, label }) => [key, label] as const);
  const units = Object.fromEntries(
    calculator.question.fields.flatMap(({ key, kind }) => (kind === 'percent' ? [[key, '%'] as const] : [])),
  );
  return { problems: page.problems, columns: Object.fromEntries(columns), units, names: words.lines };
}

/** The words that the worker writes into the file. */
export function workerWords(words: BulkWords, platform: ChosenPlatform): RunTask['words'] {
  const { charged, above, partOf, ...result } = words.page.result;
  return { file: { ...result, charged, above, partOf }, problems: problemWords(words, platform) };
}
