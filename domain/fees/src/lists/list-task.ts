import type { DayOrder } from '../reports/day-in.ts';
import type { Report } from '../reports/report.ts';
import type { OrderReading } from './answer-order.ts';
import type { Matching } from './columns/matching.ts';
import type { PricesAre } from './quantity.ts';

/** One record of a list and the line on which it begins, counted from 1. A quoted cell may go over several lines. */
export type ListRecord = Readonly<{ cells: readonly string[]; line: number; isBroken: boolean }>;

/** A list, and how it is read. */
export type ListTask = Omit<OrderReading, 'commas'> &
  Readonly<{
    /** Gives every record of the list in turn. */
    records: (onRecord: (record: ListRecord) => void) => void;
    /** The line of its headers, counted from 1. */
    headerLine: number;
    /** What its columns are: the table of a known report, or as the visitor has matched them. */
    columns: Report | Matching;
    /** Whether prices are for each piece; a known report says so itself. */
    prices: PricesAre;
    /** Whether semicolons part its cells: then a comma is a decimal sign. */
    hasSemicolons?: boolean;
    /** What figures of a date mean, where no date of the list tells. */
    dayOrder?: DayOrder | undefined;
    /** Words for a kind or a state that the visitor has ticked as sales. */
    ticked: readonly string[];
    /** The lines on which the files begin that the list was put together from, the first left out. */
    starts?: readonly number[];
  }>;
