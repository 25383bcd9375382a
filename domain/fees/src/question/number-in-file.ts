import { decimal, numberIn, withoutSigns } from '@formation/money';
import { quickNumber, type TypedNumber } from './quick-number.ts';
import { PLAIN, tidied } from './tidied.ts';

/**
 * What a comma is in a file: with `either` it separates thousands, or decimals where nothing else makes sense; with
 * `decimal` it is a decimal sign throughout, so that 1.234 can be read in two ways.
 */
export type Commas = 'either' | 'decimal';

/** `12,50` and `0,125`: a comma that cannot separate thousands. */
const LONE_COMMA = /^[-+]?(?:\d+,\d{1,2}|0,\d+)$/;
const POINTS_AND_COMMA = /^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/;
/** `1.234.567`: points that can only separate thousands. */
const POINTS = /^[-+]?[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
/** `1.234`: thousands, or thousandths. */
const TWO_WAYS = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
/** `1E+05`, as a spreadsheet shortens it. */
const SHORTENED = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;

/** Whether a text can only be understood if commas are decimal signs where it comes from. */
export function saysDecimalComma(text: string): boolean {
  const bare = withoutSigns(text);
  return LONE_COMMA.test(bare) || POINTS_AND_COMMA.test(bare);
}

/** Whether a text says one number where commas are decimal signs and another where they are not. */
export function isTwoNumbers(text: string): boolean {
  return TWO_WAYS.test(withoutSigns(text));
}

/** Reads the numbers of a file whose commas mean this. */
export function numberInFile(commas: Commas): (text: string) => TypedNumber {
  return (cell) => {
    const text = tidied(cell);
    if (PLAIN.test(text) && !(commas === 'decimal' && TWO_WAYS.test(text))) {
      return { value: decimal(text), isPlain: true };
    }
    const bare = withoutSigns(text);
    if (LONE_COMMA.test(bare)) return { value: numberIn(bare.replace(',', '.')), isPlain: true };
    if (POINTS.test(bare)) return { value: numberIn(bare.replaceAll('.', '')), isPlain: true };
    if (POINTS_AND_COMMA.test(bare) || SHORTENED.test(bare)) return { value: numberIn(bare), isPlain: true };
    if (commas === 'decimal' && TWO_WAYS.test(bare)) return { value: numberIn(bare), isPlain: false };
    return quickNumber(text);
  };
}
