import type { IsoDate } from '@formation/calendar';
import type { Decimal } from '@formation/money';
import { currencyOfSign } from './currency-said.ts';
import { dayIn, type DayOrder } from './day-in.ts';
import type { EntryKind, EntryState, Report, Says } from './report.ts';
import type { Row } from './row.ts';
import { meaningIn } from './words.ts';

/** Reads the words of a column. */
function sayer<T extends string>({ column, words }: Says<T>) {
  const meaning = meaningIn(words);
  return ({ text }: Row): T | undefined => meaning(text(column));
}

type Kind = Readonly<{ is: EntryKind | undefined; word: string }>;

/** Finds what a row is by the table's words or rules. */
export function kindReader({ kind = [{ is: 'sale' }], filledIn }: Report): (row: Row, value: Decimal) => Kind {
  const isNote = ({ text }: Row) => filledIn !== undefined && text(filledIn) === '';
  if ('column' in kind) {
    const kindIn = sayer(kind);
    return (row) => ({ is: isNote(row) ? 'note' : kindIn(row), word: row.text(kind.column) });
  }
  const rules = kind.map(({ is, sign, where = {} }) => {
    const tests = Object.entries(where).map(([column, word]) => sayer({ column, words: { [word]: word } }));
    const isSigned = ({ units }: Decimal) => sign === undefined || (sign === 'in' ? units > 0n : units < 0n);
    return {
      is,
      fits: (row: Row, value: Decimal) => isSigned(value) && tests.every((says) => says(row) !== undefined),
    };
  });
  const columns = [...new Set(kind.flatMap(({ where = {} }) => Object.keys(where)))];
  return (row, value) => {
    const is = isNote(row) ? 'note' : rules.find(({ fits }) => fits(row, value))?.is;
    return { is, word: columns.map(row.text).filter(Boolean).join(' ') };
  };
}

/** Finds how far the payment of a row has come. */
export function stateReader({ state }: Report): (row: Row) => EntryState | undefined {
  if (!state) return () => 'done';
  const stateIn = sayer(state);
  return (row) => stateIn(row) ?? (row.text(state.column) === '' ? 'done' : undefined);
}

/** Finds the currency of a row, in capitals. */
export function currencyReader({ currency = '', currencyBy = {} }: Report, ofFile = ''): (row: Row) => string {
  const { words, sign = '', prose, always = '' } = currencyBy;
  const named = words ? sayer(words) : () => undefined;
  return (row) => {
    const own = row.text(currency) || (named(row) ?? currencyOfSign(row.text(sign)));
    return (own || (prose ? ofFile : '') || always || ofFile).toUpperCase();
  };
}

/** Finds the day of a row, and the text that should say it. */
export function dayReader({ day }: Report, ofFile: DayOrder | undefined) {
  const { column = '', order, orderBy } = day ?? {};
  const orderIn = orderBy ? sayer(orderBy) : () => undefined;
  return (row: Row): Readonly<{ text: string; day: IsoDate | undefined }> => {
    const text = row.text(column);
    return { text, day: text === '' ? undefined : dayIn(text, order ?? ofFile ?? orderIn(row)) };
  };
}
