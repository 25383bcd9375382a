import { belowZero } from '@formation/fees';
import { lineCells, lineText } from '../../../lib/figures/figure-text.ts';
import type { Row } from './published-model.ts';

type Shown = Pick<Row, 'figure' | 'isLess'>;

/** What is taken off stands below zero, so that a statement adds up. */
const lineOf = ({ figure, isLess }: Shown) => (isLess ? belowZero(figure) : figure);

/** A row of a statement as people read it. */
export const rowText = (row: Shown): string => lineText(lineOf(row));

/** A row of a statement for a spreadsheet: the number by itself, and what it is counted in. */
export const rowCells = (row: Shown): ReturnType<typeof lineCells> => lineCells(lineOf(row));
