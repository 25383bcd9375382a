import { add, decimal, multiply, toExactText, withoutSigns, type Decimal } from '@formation/money';
import type { Calculator } from '../platform.ts';
import { isPerPiece } from '../question/field.ts';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import type { Entry } from '../reports/entry.ts';
import { byLine, byOrder, rowsTogether, type Order } from '../reports/order.ts';
import type { PricesAre } from './quantity.ts';
import { countKeyOf } from './sale-answer.ts';

/** An order, and whether its prices are for each of its pieces or for all of them. */
export type PricedOrder = Order &
  Readonly<{
    prices: PricesAre;
    /** What was charged is a part only of what is published. */
    isPartlyCharged?: boolean;
    /** Fees, by their keys, that are charged apart from orders. */
    feesElsewhere?: readonly string[];
  }>;

type Reading = Readonly<{ prices: PricesAre; commas: Commas }>;

/**
 * The orders of a list whose columns are matched by hand: rows with one order number are one, so that what is charged
 * for each order is charged once. Where a platform charges each unit by itself, the rows stay apart.
 */
export function matchedOrders(
  calculator: Calculator,
  sales: readonly Entry[],
  reading: Reading,
): readonly PricedOrder[] {
  const keyOf = calculator.each === 'unit' ? byLine : byOrder;
  return rowsTogether(sales, keyOf).map((rows) => orderOf(calculator, rows, reading));
}

function orderOf(calculator: Calculator, rows: readonly Entry[], reading: Reading): PricedOrder {
  const [first] = rows;
  const isOne = rows.length === 1;
  return {
    lines: rows.map(({ line }) => line),
    title: rows.find(({ title }) => title !== '')?.title ?? '',
    currency: first?.currency ?? '',
    day: first?.day,
    pieces: decimal('1'),
    texts: isOne ? (first?.texts ?? {}) : addedTexts(calculator, rows, reading),
    paid: undefined,
    charged: rows.map(({ charged }) => charged).reduce((a, b) => (a && b ? add(a, b) : (a ?? b))),
    prices: isOne ? reading.prices : 'all',
  };
}

/** The texts of several rows as one, for all of its pieces: amounts and pieces add up, of the others the first counts. */
function addedTexts(calculator: Calculator, rows: readonly Entry[], { prices, commas }: Reading): Texts {
  const { question } = calculator;
  const counted = countKeyOf(calculator);
  const numberIn = numberInFile(commas);
  const numberOf = (text: string): Decimal | undefined => {
    const { value, isPlain } = numberIn(withoutSigns(text));
    return isPlain ? value : undefined;
  };
  const piecesIn = (texts: Texts) => numberOf(texts[counted] ?? '1');
  const ofAll = ({ texts }: Entry, key: string): string | undefined => {
    const text = texts[key];
    const field = question.fields.find((one) => one.key === key);
    const isEach = prices === 'each' && field && isPerPiece(field, readAnswers(question, texts).answers);
    const [value, pieces] = [text === undefined ? undefined : numberOf(text), isEach ? piecesIn(texts) : undefined];
    return value && pieces ? toExactText(multiply(value, pieces)) : text;
  };
  const amounts = question.fields.flatMap(({ kind, key }) => (kind === 'amount' ? [key] : []));
  const sums = amounts.map(
    (key) =>
      [
        key,
        sumOf(
          rows.map((row) => ofAll(row, key)),
          numberOf,
        ),
      ] as const,
  );
  const pieces = sumOf(
    rows.map(({ texts }) => texts[counted] ?? '1'),
    numberOf,
  );
  const [first] = rows;
  return { ...first?.texts, ...Object.fromEntries(sums), [counted]: pieces };
}

/** The sum of texts; one that is no number stands for all of them, so that the question names it. */
function sumOf(texts: readonly (string | undefined)[], numberOf: (text: string) => Decimal | undefined) {
  const said = texts.filter((text) => text !== undefined);
  const bad = said.find((text) => !numberOf(text));
  if (bad !== undefined || said.length === 0) return bad;
  return toExactText(said.map((text) => numberOf(text) ?? decimal('0')).reduce(add));
}
