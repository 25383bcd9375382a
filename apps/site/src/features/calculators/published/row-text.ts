import { takenOff, type Line } from '@formation/fees';
import { lineCells, lineText } from '../../../lib/figures/figure-text.ts';
import type { Row } from './published-model.ts';

type Shown = Pick<Row, 'figure' | 'isLess'>;

const lineOf = ({ figure, isLess }: Shown): Line => (isLess ? takenOff(figure) : figure);

/** A row of a statement as people read it: what is taken off stands below zero. */
export const rowText = (row: Shown): string => lineText(lineOf(row));

/** As {@link rowText}, for a spreadsheet: the number by itself, and what it is counted in. */
export const rowCells = (row: Shown): ReturnType<typeof lineCells> => lineCells(lineOf(row));
