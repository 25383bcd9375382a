import type { CalculatorWords } from '@formation/content';
import { csv } from '@formation/csv';
import type { Calculator } from '@formation/fees';
import { shownColumns, type OwnColumns } from './list-columns.ts';

/** Columns of ours that a list to fill in has; only reports have the others. */
const ofTemplate = ['title', 'quantity'];

/** A list to fill in: our columns and one row that shows what goes where. */
export function template(calculator: Calculator, words: CalculatorWords, labels: OwnColumns): string {
  const columns = shownColumns(calculator, words, labels).filter(
    ({ of, key }) => of === 'question' || ofTemplate.includes(key),
  );
  const examples = Object.fromEntries(calculator.question.fields.map(({ key, example }) => [key, example]));
  const sample: Readonly<Record<string, string | undefined>> = { ...examples, ...words.sample };
  return csv([columns.map(({ label }) => label), columns.map(({ key }) => sample[key] ?? '')]);
}
