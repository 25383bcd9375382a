import { add, compare, decimal, withoutSigns, type Decimal } from '@formation/money';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import { headerOf } from './report.ts';

/** What people call a row of sums, in the languages of our visitors and of the reports that we know. */
const totals: ReadonlySet<string> = new Set([
  ...['total', 'totals', 'grand total', 'sub total', 'sub-total', 'subtotal', 'overall total', 'sum'],
  ...['total sales', 'total amount', 'total revenue', 'monthly total', 'month total', 'total for the month'],
  ...['එකතුව', 'මුළු එකතුව', 'මුළු', 'උප එකතුව', 'මුළු මුදල', 'සම්පූර්ණ එකතුව'],
  ...['மொத்தம்', 'மொத்த தொகை', 'மொத்தத் தொகை', 'கூட்டுத்தொகை', 'துணை மொத்தம்', 'கூடுதல்'],
  ...['gesamt', 'summe', 'zwischensumme', 'gesamtsumme', 'insgesamt', 'gesamtbetrag'],
  ...['totaal', 'subtotaal', 'som', 'totale', 'subtotale', 'somma', 'totaux', 'total général', 'sous-total', 'somme'],
  ...[
    'suma',
    'total general',
    'summa',
    'totalt',
    'delsumma',
    'razem',
    'łącznie',
    'toplam',
    'ara toplam',
    '合計',
    '小計',
    '総計',
  ],
]);

/** Whether a cell is what a row of sums is called, and nothing else: a product may be called `Total Gym`. */
export function saysTotal(text: string): boolean {
  return totals.has(headerOf(text).replace(/\s*[:：=]$/, ''));
}

/** Which columns of a list hold what things are called, and which hold amounts and pieces, counted from 0. */
export type TotalColumns = Readonly<{ titles: readonly number[]; amounts: readonly number[] }>;

type Rows = readonly (readonly string[])[];

const zero = decimal('0');
const isSaid = (cell: string | undefined) => !/^[-\u2013\u2014\s]*$/.test(cell ?? '');

/** The amounts of the last row that equal the sums of the rows above it, and how many it has. */
function sumsOf(rows: Rows, last: readonly string[], columns: readonly number[], commas: Commas) {
  const numberIn = numberInFile(commas);
  const amount = (cell = ''): Decimal => (isSaid(cell) ? (numberIn(withoutSigns(cell)).value ?? zero) : zero);
  const said = columns.filter((column) => amount(last[column]).units !== 0n);
  const equal = said.filter((column) => {
    const sum = rows.map((cells) => amount(cells[column])).reduce(add, zero);
    return compare(sum, amount(last[column])) === 0;
  });
  return { said: said.length, equal: equal.length };
}

/**
 * The rows of a list that sum up others, counted from 0: a cell that names what is sold says `Total`, or the amounts of
 * the last row are the sums of all above it. A row with a name of its own has to agree in two amounts, as one sale can
 * happen to be the sum of others.
 */
export function totalRows(
  rows: Rows,
  { titles, amounts }: TotalColumns,
  commas: Commas = 'either',
): ReadonlySet<number> {
  const saying = rows.flatMap((cells, at) => (titles.some((column) => saysTotal(cells[column] ?? '')) ? [at] : []));
  const found = new Set(saying);
  const at = rows.findLastIndex((cells) => cells.some(isSaid));
  const last = rows[at];
  const above = rows
    .slice(0, Math.max(at, 0))
    .filter((cells, index) => !found.has(index) && amounts.some((column) => isSaid(cells[column])));
  if (!last || found.has(at) || above.length < 2) return found;
  const { said, equal } = sumsOf(above, last, amounts, commas);
  const needed = titles.some((column) => isSaid(last[column])) ? 2 : 1;
  return said === equal && equal >= needed ? new Set([...found, at]) : found;
}
