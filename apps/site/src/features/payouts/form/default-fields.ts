import type { Field, IsoDate } from '@formation/fees';
import { firstEarners, paidIn, question, wish } from '@formation/payouts';
import type { Typed } from '../../../lib/input/use-typed.ts';

/** The field that holds the visitor's own rate: one for each currency, so that no rate counts for another. */
export const rateField = (currency: string): string => `rate-${currency}`;

const rates = Object.fromEntries(paidIn.map((currency) => [rateField(currency), '']));

/** What a field holds in an untouched form. */
export function defaultText(field: Field): string {
  if (field.kind === 'choice') return field.choices[0] ?? '';
  return field.example ?? ('default' in field ? field.default : undefined) ?? '';
}

const defaultsOf = (fields: readonly Field[]): Typed =>
  Object.fromEntries(fields.map((field) => [field.name, defaultText(field)]));

const questionDefaults = defaultsOf(question.fields.filter(({ key }) => key !== 'rate'));

/** What is asked further down, and loaded when it is opened. A route that is left empty is the best one. */
export const defaultBackwards: Typed = { ...defaultsOf(wish.fields), way: '' };
export const defaultBreakEven = { one: '', other: '' };

/** The fields of a month's source, by its place: who pays, and how much is earned there. */
export const earnerField = (place: number): string => `earner-${place + 1}`;
export const earnedField = (place: number): string => `earned-${place + 1}`;

export const defaultMonth: Typed = Object.fromEntries(
  firstEarners.flatMap((earner, place) => [
    [earnerField(place), earner],
    [earnedField(place), ''],
  ]),
);

/** What the fields hold when the page opens. */
export const defaultFields = (day: IsoDate): Typed => ({
  ...questionDefaults,
  tax: '',
  ...defaultBackwards,
  ...defaultBreakEven,
  ...defaultMonth,
  day,
  ...rates,
});
