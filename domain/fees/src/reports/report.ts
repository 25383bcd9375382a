import type { PlatformName } from '../platforms.ts';
import type { DayOrder } from './day-in.ts';

/**
 * A column by its header, as `headerOf` writes it. Of several parted by `|` the first that says something counts.
 * `amount: fee` is the cell of `amount` in rows that {@link Report.amountsBy} names `fee`.
 */
export type Column = string;

/**
 * Columns that add up: one that begins with `-` is taken off, and one with `~` whatever its sign. What a file does not
 * have counts as nothing.
 */
export type Columns = readonly Column[];

/** What a row is. A note is no data: it explains the columns, or stands at the foot. */
export const entryKinds = ['sale', 'refund', 'fee', 'payout', 'hold', 'other', 'note'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How far a payment has come. Only what is done counts as a sale, also where it was paid back later. */
export const entryStates = ['done', 'pending', 'failed', 'refunded'] as const;
export type EntryState = (typeof entryStates)[number];

/** What words of a file mean. A word is written as `headerOf` writes it; `*` stands for any words, or none, beside it. */
export type Words<T extends string = string> = Readonly<Record<string, T>>;

/** A column whose words say one of a few things. */
export type Says<T extends string = string> = Readonly<{ column: Column; words: Words<T> }>;

/** A choice by its words, or by the currency of the row and its words together: `usd germany`. */
export type Choice = Says & Readonly<{ withCurrency?: true }>;

/** What a row is if its cells have these words, or its value this sign. */
export type KindRule = Readonly<{
  is: EntryKind;
  where?: Readonly<Record<Column, string>>;
  sign?: 'in' | 'out';
}>;

/** What reports are of. */
export type ReportKind =
  | 'transactions'
  | 'orders'
  | 'items'
  | 'date-range'
  | 'settlement'
  | 'shipments'
  | 'statement'
  | 'activity'
  | 'balance'
  | 'payments'
  | 'payouts'
  | 'history';

/**
 * A report that a platform or a program makes of sales, as data: how it is recognised, and which of its columns is what.
 * Another language or version of it is another entry.
 */
export type Report = Readonly<{
  /** Its name in words and tests: `ebay-transactions-en`. */
  name: string;
  /** Whose it is, by its proper name, and what: pages have a word for each. */
  program: string;
  what: ReportKind;
  /** Whose fees are worked out; without it, we have no table for what it is of. */
  platform?: PlatformName;
  /** Headers that every such file has; the report with the most of them is the one. */
  headers: readonly string[];
  /** What the amounts of the platform's question are read from, by the keys of its fields: for all pieces of a row. */
  amounts: Readonly<Record<string, Columns>>;
  /**
   * What the question asks as a rate and the file has as an amount: the columns of the amount, and the amounts of the
   * question that it is a share of.
   */
  rates?: Readonly<Record<string, Readonly<{ amount: Columns; of: readonly string[] }>>>;
  /** What its choices are read from; the column {@link ofCurrency} is the currency of the row, whatever says it. */
  choices?: Readonly<Record<string, Choice>>;
  /** What a row is called, the first that says something. */
  title: Columns;
  /** How many pieces it is of. */
  pieces?: Column;
  /** Columns that are for one piece: they count as often as there are pieces. */
  ofOnePiece?: Columns;
  /** The order that a row belongs to: what is charged for each order is charged once. */
  order?: Column;
  /** The words before its number, where the cell says more. */
  orderAfter?: string;
  /** Whether an order has a row of its own above those of its items: the row whose cell here says nothing. */
  headOfOrder?: Column;
  /** Which of its items a row is of, where an item has several rows. */
  item?: Column;
  /** Columns of which each row of an order repeats what is of the whole order. */
  ofOrder?: Columns;
  /** Columns that say something in a first row only, for all below it: of the same order, or of the file. */
  asAbove?: Readonly<{ columns: Columns; within: 'order' | 'file' }>;
  currency?: Column;
  /**
   * What says the currency where no column does: the words of one, the sign in the cells of another, the prose above the
   * headers, or nothing, as it is always this one.
   */
  currencyBy?: Readonly<{ words?: Says; sign?: Column; prose?: true; always?: string }>;
  /**
   * When it was sold. Figures alone are read in this order; without it in the one that some day of the file shows, or else
   * that the words of another column have.
   */
  day?: Readonly<{ column: Column; order?: DayOrder; orderBy?: Says<DayOrder> }>;
  /** What a row is: by the words of a column, or by the first rule that fits. Without it every row is a sale. */
  kind?: Says<EntryKind> | readonly KindRule[];
  /** A row that says no state is done, unless the words have one for nothing. */
  state?: Says<EntryState>;
  /** A column that every row of data fills in; what does not is a note. */
  filledIn?: Column;
  /** Where a row is one amount of many: the column of the amount, and those whose words name it, parted by ` / `. */
  amountsBy?: Readonly<{ amount: string; columns: Columns }>;
  /** What buyers paid for goods, postage and gift wrap, without tax, after the seller's discounts. */
  revenue: Columns;
  /** What buyers paid as tax, whoever collects it. */
  tax?: Columns;
  /** What was paid back of a sale later, where its own row says so, and what was given back of its fees. */
  refunded?: Columns;
  returned?: Columns;
  /** What the platform really charged, as the file has it; what is below 0 was taken. */
  charged?: Columns;
  /** Whether that is a part only of what the platform takes: it cannot be set beside what is published. */
  isPartlyCharged?: true;
  /** Fees of the platform's answer, by their keys, that the file has in rows of no order: they are not set beside it. */
  feesElsewhere?: readonly string[];
  /** Whether rows of fees that name an order are part of what was charged for it. */
  hasFeesOfOrders?: true;
  /** What a row that is no sale comes to, without what is charged in it; what is below 0 went out. */
  value: Columns;
  /** A column whose text begins with what was paid out. */
  paidOut?: Column;
}>;

/** Stands for a column of the row's currency. */
export const ofCurrency = '(currency)';

/** A header or a word, however it is spaced and in whichever case. */
export function headerOf(text: string): string {
  const lower = text.normalize('NFKC').trim().toLowerCase();
  return lower.replaceAll('i\u0307', 'i').replaceAll(/\s+/g, ' '); // a Turkish capital
}

/** The headers that columns are read from. */
export function headersOf(columns: Columns): readonly string[] {
  return columns.flatMap((column) =>
    column
      .replace(/^[-~]/, '')
      .split('|')
      .map((name) => name.replace(/: .*$/, '')),
  );
}
