import { numberIn, readNumber, readsAs, type Decimal } from '@formation/money';

/** A number as it was read, and whether the text plainly says it; no value where it is no number. */
export type TypedNumber = Readonly<{
  value: Decimal | undefined;
  isPlain: boolean;
  /** Both numbers that it can be, each as it would plainly be written: `1.000` is 1,000 or 1.00. */
  readings?: readonly [string, string];
}>;

/** A number as the quick estimates are specified to read it: `12,50` is 1250, and not plain. */
export function quickNumber(text: string): TypedNumber {
  const value = numberIn(text);
  return { value, isPlain: readsAs(text, value ?? readNumber('')) };
}
