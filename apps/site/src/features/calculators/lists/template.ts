import type { CalculatorWords } from '@formation/content';
import { csv } from '@formation/csv';
import type { Calculator } from '@formation/fees';
import { columnsOf, type OwnColumns } from './list-columns.ts';

/** A list to fill in: our columns and one row that shows what goes where. */
export function template(calculator: Calculator, words: CalculatorWords, labels: OwnColumns): string {
  const columns = columnsOf(calculator, words, labels).filter(({ key }) => key !== 'kind'); // only reports have it
  const examples = Object.fromEntries(calculator.question.fields.map(({ key, example }) => [key, example]));
  const sample: Readonly<Record<string, string | undefined>> = { ...examples, ...words.sample };
  return csv([columns.map(({ label }) => label), columns.map(({ key }) => sample[key] ?? '')]);
}
