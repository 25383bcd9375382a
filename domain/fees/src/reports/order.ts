import type { IsoDate } from '@formation/calendar';
import { add, decimal, divide, multiply, toExactText, type Decimal } from '@formation/money';
import type { Texts } from '../question/read.ts';
import type { Entry, Paid } from './entry.ts';
import type { Report } from './report.ts';

/** What was sold at once: one row of a file, or several with one order number. */
export type Order = Readonly<{
  /** The lines of its rows. */
  lines: readonly number[];
  title: string;
  currency: string;
  day: IsoDate | undefined;
  pieces: Decimal;
  /** What the platform's question is given, for all of its pieces. */
  texts: Texts;
  /** What was paid, by the columns of a known report. */
  paid: Paid | undefined;
  charged: Decimal | undefined;
}>;

const one = decimal('1');
const WHOLE = /^\d{1,6}$/;

const none = decimal('0');

/** A number of pieces; one where a row says nothing that can be counted, unless it is one amount of many. */
function piecesIn(rows: readonly Entry[], { amountsBy, hasFeesOfOrders }: Report): Decimal {
  const silent = (amountsBy ?? hasFeesOfOrders) ? none : one;
  const all = rows.map(({ pieces }) => (WHOLE.test(pieces) && Number(pieces) > 0 ? decimal(pieces) : silent));
  const sum = all.reduce(add, none);
  return sum.units > 0n ? sum : one;
}

function paidIn(rows: readonly Entry[]): Paid | undefined {
  return rows.flatMap(({ paid }) => paid ?? []).reduce<Paid | undefined>((a, b) => (a ? plusPaid(a, b) : b), undefined);
}

const plusPaid = (a: Paid, b: Paid): Paid => ({
  revenue: add(a.revenue, b.revenue),
  tax: add(a.tax, b.tax),
  refunded: add(a.refunded, b.refunded),
  returned: add(a.returned, b.returned),
});

const plus = (a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined => (a && b ? add(a, b) : (a ?? b));

const allOf = (values: readonly (Decimal | undefined)[]) => values.reduce(plus, undefined);

/** The texts of several rows as one: amounts add up, of choices the first counts. */
function added(rows: readonly Entry[], { amounts, rates = {} }: Report): Texts {
  const keys = new Set(rows.flatMap(({ texts }) => Object.keys(texts)));
  return Object.fromEntries(
    [...keys].map((key) => {
      const said = rows.flatMap(({ texts }) => texts[key] ?? []);
      const isAmount = key in amounts || key in rates;
      return [key, isAmount ? toExactText(said.map(decimal).reduce(add)) : said[0]];
    }),
  );
}

const hundred = decimal('100');

/** Amounts of which the question asks the rate, as percent; nothing where they are a share of nothing. */
function percents(texts: Texts, rates: NonNullable<Report['rates']>): Texts {
  return Object.fromEntries(
    Object.entries(rates).map(([key, { of }]) => {
      const amount = decimal(texts[key] ?? '0');
      const whole = of.map((name) => decimal(texts[name] ?? '0')).reduce(add);
      const isShare = amount.units > 0n && whole.units > 0n;
      return [key, isShare ? toExactText(divide(multiply(amount, hundred), whole)) : undefined];
    }),
  );
}

function textsOf(rows: readonly Entry[], report: Report): Texts {
  const texts = added(rows, report);
  return { ...texts, ...percents(texts, report.rates ?? {}) };
}

/**
 * What the platform charged for an order. A row above those of its items has a charge for all of them; what it does not
 * say, they do.
 */
function chargedFor(heads: readonly Entry[], items: readonly Entry[]): Decimal | undefined {
  const columns = Math.max(0, ...[...heads, ...items].map(({ charges = [] }) => charges.length));
  if (heads.length === 0 || columns === 0) return allOf([...heads, ...items].map(({ charged }) => charged));
  const inColumn = (rows: readonly Entry[], at: number) => allOf(rows.map(({ charges }) => charges?.[at]));
  return allOf(Array.from({ length: columns }, (_, at) => inColumn(heads, at) ?? inColumn(items, at)));
}

/** Rows of one order. A row above those of its items repeats what they say: only what the platform charged is its own. */
function orderOf(rows: readonly Entry[], report: Report): Order {
  const items = rows.filter(({ isHead }) => !isHead);
  const sold = items.length > 0 ? items : rows;
  const heads = rows.filter(({ isHead }) => isHead);
  const [first] = sold;
  return {
    lines: rows.map(({ line }) => line),
    title: sold.find(({ title }) => title !== '')?.title ?? '',
    currency: first?.currency ?? '',
    day: first?.day,
    pieces: piecesIn(sold, report),
    texts: textsOf(sold, report),
    paid: paidIn(sold),
    charged: chargedFor(heads, items),
  };
}

/** Rows that have one key, in the order in which they begin. */
export function rowsTogether(sales: readonly Entry[], keyOf: (sale: Entry) => string): readonly (readonly Entry[])[] {
  const byKey = new Map<string, Entry[]>();
  for (const sale of sales) {
    const key = keyOf(sale);
    const rows = byKey.get(key);
    if (rows) rows.push(sale);
    else byKey.set(key, [sale]);
  }
  return [...byKey.values()];
}

export const byLine = ({ line }: Entry) => `line ${line}`;
/** Rows of one order number and currency are one; a row without a number stands alone. */
export const byOrder = (sale: Entry) => (sale.order === '' ? byLine(sale) : `${sale.order} ${sale.currency}`);

/**
 * The orders of a report's sales, in the order in which they begin. What is charged for each order, such as a fixed fee,
 * is charged once for all of its rows; a row without an order number is an order of its own.
 */
export function ordersOf(sales: readonly Entry[], report: Report): readonly Order[] {
  return rowsTogether(sales, byOrder).map((rows) => orderOf(rows, report));
}

/** The same for platforms that charge each item by itself: its row, or all of its rows where one is one amount of many. */
export function itemsOf(sales: readonly Entry[], report: Report): readonly Order[] {
  const keyOf = report.amountsBy ? (sale: Entry) => `${byOrder(sale)} ${sale.item ?? ''}` : byLine;
  return rowsTogether(sales, keyOf).map((rows) => orderOf(rows, report));
}
