import { namesCurrency, numberIn, readNumber, readsAs, type Decimal } from '@formation/money';

/** A number as it was read, and whether the text plainly says it; no value where it is no number. */
export type TypedNumber = Readonly<{ value: Decimal | undefined; isPlain: boolean }>;

/** Reads a number that somebody typed; `12,50` is 1250, and not plain. */
export function typedNumber(text: string): TypedNumber {
  const value = numberIn(text);
  return { value, isPlain: readsAs(text, value ?? readNumber('')) };
}

/**
 * A number without the sign that its kind may have: `2 %` of a share; an amount keeps its currency, which is read with it.
 *
 * @returns nothing where the sign is of another kind: half of something is no fifty dollars.
 */
export function withoutSign(text: string, kind: 'amount' | 'percent' | 'number'): string | undefined {
  if (kind !== 'amount' && namesCurrency(text)) return undefined;
  return kind === 'percent' ? text.replace(/%\s*$/, '').trim() : text;
}
