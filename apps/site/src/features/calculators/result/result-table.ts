import type { Messages } from '@formation/content';
import { lineCells } from '../../../lib/figures/figure-text.ts';
import type { AnswerView } from '../published/published-model.ts';
import { beforeColon } from './before-colon.ts';

/** A result for a spreadsheet: every number by itself, and beside it what it is counted in. */
export function resultTable(
  { groups, total }: AnswerView,
  { head, foot }: Readonly<Record<'head' | 'foot', readonly string[]>>,
  words: Messages['calculators']['published']['table'],
): readonly (readonly string[])[] {
  const rows = [...groups.flatMap((group) => group.rows), total];
  return [
    ...head.map((text) => [text, '', '']),
    [words.line, words.number, words.unit],
    ...rows.map((row) => [beforeColon(row.label), ...lineCells(row.figure)]),
    ...foot.map((text) => [text, '', '']),
  ];
}
