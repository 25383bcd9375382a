import { quickReading, readAnswers, textsOf } from '@formation/fees';
import { question, type UnitSale } from '@formation/fees/amazon/quick';
import { amountText, readLooseAmount, readLooseNumber, readsAs, toExactText, type Decimal } from '@formation/money';
import type { Typed } from '../../../../lib/input/use-typed.ts';

/** The sale that the form describes. Its numbers are read loosely; what cannot be read counts as 0. */
export function typedSale(typed: Typed): UnitSale {
  const { answers } = readAnswers(question, textsOf(question, typed), quickReading);
  const numbers = question.fields.flatMap((field): readonly (readonly [string, Decimal])[] => {
    const text = typed[field.name] ?? '';
    if (field.kind === 'amount') return [[field.key, readLooseAmount(text, field.currency(answers))]];
    return field.kind === 'number' ? [[field.key, readLooseNumber(text)]] : [];
  });
  return { ...answers, ...Object.fromEntries(numbers) };
}

/** The number as it was read, when that is not plainly what was typed, or less than nothing; otherwise nothing. */
export function readAs(text: string): string | undefined {
  const value: Decimal = readLooseNumber(text);
  if (value.units >= 0n && readsAs(text, value)) return undefined;
  return value.scale <= 2 ? amountText(value).replace(/\.00$/, '') : toExactText(value);
}
