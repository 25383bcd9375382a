import type { Messages } from '@formation/content';
import type { Line } from '@formation/fees';
import { readAmount, readNumber, type Currency, type Money, type Rate } from '@formation/money';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import type { Row } from './published-model.ts';

export type Published = Messages['calculators']['published'];
type Name = keyof Published['names'];

/** The options of a choice, labelled by its words. */
export const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The rows of a table as options, labelled by their ids. */
export const optionsNamed = (ids: readonly string[], labels: Readonly<Record<string, string>>) =>
  ids.map((value) => ({ value, label: labels[value] ?? value }));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rows of a ledger for the lines that there are, each under its name. */
export const rowsOf =
  (names: Published['names'], lines: Readonly<Partial<Record<string, Line>>>) =>
  (keys: readonly Name[], tone?: 'in' | 'out'): readonly Row[] =>
    keys.flatMap((key) => {
      const figure = lines[key];
      return figure ? [{ label: capital(names[key]), figure, ...(tone && { tone }) }] : [];
    });

/** An amount as typed; an empty field counts as 0. */
export const amountFrom = <C extends Currency>(typed: Typed, name: string, currency: C): Money<C> =>
  readAmount(typed[name] ?? '', currency);

/** A percentage as typed, as a fraction. */
export function fraction(text: string | undefined): Rate {
  const { units, scale } = readNumber(text ?? '');
  return { units, scale: scale + 2 };
}
