import { decimal, numberIn } from '@formation/money';
import { typedNumber, type TypedNumber } from './typed-number.ts';

/**
 * What a comma is in a file: with `either` it separates thousands, or decimals where nothing else makes sense; with
 * `decimal` it is a decimal sign throughout, so that 1.234 can be read in two ways.
 */
export type Commas = 'either' | 'decimal';

/** `12,50` and `0,125`: a comma that cannot separate thousands. */
const LONE_COMMA = /^[^\d,]*(?:\d+,\d{1,2}|0,\d+)[^\d,]*$/;
const POINTS_AND_COMMA = /^[^\d,]*\d{1,3}(?:\.\d{3})+,\d+[^\d,]*$/;
/** `1.234`: thousands, or thousandths. */
const TWO_WAYS = /^[^\d.,]*[1-9]\d{0,2}[.,]\d{3}[^\d.,]*$/;

/** `24.99`, as nearly every cell is written: what takes the time in a long list is reading all the other ways. */
const PLAIN = /^\d{1,15}(?:\.\d{1,15})?$/;

const tight = (text: string) => text.replaceAll(/[\s_'’]/g, '');

/** Whether a text can only be understood if commas are decimal signs where it comes from. */
export function saysDecimalComma(text: string): boolean {
  const bare = tight(text);
  return LONE_COMMA.test(bare) || POINTS_AND_COMMA.test(bare);
}

/** Whether a text says one number where commas are decimal signs and another where they are not. */
export function isTwoNumbers(text: string): boolean {
  return TWO_WAYS.test(tight(text));
}

/** Reads the numbers of a file whose commas mean this. */
export function numberInFile(commas: Commas): (text: string) => TypedNumber {
  return (text) => {
    if (PLAIN.test(text) && !(commas === 'decimal' && TWO_WAYS.test(text))) {
      return { value: decimal(text), isPlain: true };
    }
    const bare = tight(text);
    if (LONE_COMMA.test(bare)) return typedNumber(bare.replace(',', '.'));
    if (POINTS_AND_COMMA.test(bare)) return { value: numberIn(bare), isPlain: true };
    if (commas === 'decimal' && TWO_WAYS.test(bare)) return { value: numberIn(bare), isPlain: false };
    return typedNumber(text);
  };
}
