import { inCurrency, readNumber, readsAs, type Currency, type Decimal, type Money, type Rate } from '@formation/money';

/** What is wrong with a row: the first cell that cannot be used, or the row as a whole. */
export type Fault = Readonly<{
  /** Absent when it is the whole row. */
  column?: string;
  code: 'missing' | 'not-a-number' | 'negative' | 'unknown' | 'cells' | 'quotes' | 'not-published' | 'out-of-range';
  /** What was found, or what nobody has published. */
  detail?: string;
}>;

const ZERO: Decimal = { units: 0n, scale: 0 };
/** `12,50`: a comma that cannot separate thousands. */
const LONE_COMMA = /^\D*\d+,\d{1,2}\D*$/;
const POINTS_AND_COMMA = /^\D*\d{1,3}(\.\d{3})+,\d+\D*$/;
const YES = /^(y|yes|true|1|x|on)$/i;
const NO = /^(n|no|false|0|-|off)?$/i;

/** A word as its id is written: `Books, movies & music` is `books-movies-music`. */
export const idOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads the cells of one row by column; an empty cell counts as 0, as no, or as the first of the choices. Remembers
 * the first cell that cannot be used instead of guessing what it meant.
 */
export function rowReader(cell: (key: string) => string) {
  let fault: Fault | undefined;
  const wrong = (column: string, code: Fault['code']) => {
    fault ??= { column, code, detail: cell(column) };
  };
  const number = (key: string, isNeeded = false): Decimal => {
    const text = cell(key).replace(/%\s*$/, '').trim();
    if (text === '') {
      if (isNeeded) wrong(key, 'missing');
      return ZERO;
    }
    const written = LONE_COMMA.test(text) ? text.replace(',', '.') : text;
    const value = readNumber(written);
    if (!readsAs(written, value) && !POINTS_AND_COMMA.test(written)) wrong(key, 'not-a-number');
    if (value.units < 0n) wrong(key, 'negative');
    return value;
  };
  return {
    number,
    amount: <C extends Currency>(key: string, currency: C, isNeeded = false): Money<C> =>
      inCurrency(number(key, isNeeded), currency),
    /** A percentage as a fraction. */
    fraction: (key: string): Rate => {
      const { units, scale } = number(key);
      return { units, scale: scale + 2 };
    },
    yes: (key: string): boolean => {
      const text = cell(key).trim();
      if (!YES.test(text) && !NO.test(text)) wrong(key, 'unknown');
      return YES.test(text);
    },
    choice: <V extends string>(key: string, options: readonly [V, ...V[]]): V => {
      const wanted = idOf(cell(key));
      const found = options.find((option) => idOf(option) === wanted);
      if (!found && wanted !== '') wrong(key, 'unknown');
      return found ?? options[0];
    },
    fault: () => fault,
  };
}
