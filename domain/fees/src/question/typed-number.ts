import { numberIn, readNumber, readsAs, type Decimal } from '@formation/money';

/** A number as it was read, and whether the text plainly says it; no value where it is no number. */
export type TypedNumber = Readonly<{ value: Decimal | undefined; isPlain: boolean }>;

/** Reads a number that somebody typed; `12,50` is 1250, and not plain. */
export function typedNumber(text: string): TypedNumber {
  const value = numberIn(text);
  return { value, isPlain: readsAs(text, value ?? readNumber('')) };
}
