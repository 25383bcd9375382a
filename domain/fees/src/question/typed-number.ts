import { namesCurrency, readsAs, withoutSigns, type Decimal } from '@formation/money';
import { numberInFile } from './number-in-file.ts';
import type { TypedNumber } from './quick-number.ts';
import { tidied } from './tidied.ts';

/** `1.234`: a point that separates thousands, or thousandths. */
const TWO_READINGS = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

const asInFile = numberInFile('either');

/** Reads a number that somebody typed, as numbers in files are read; `1.234` alone has two readings. */
export function typedNumber(text: string): TypedNumber {
  const number = asInFile(text);
  const bare = withoutSigns(tidied(text));
  return TWO_READINGS.test(bare) ? { ...number, readings: [bare.replace('.', ','), plainThousandths(bare)] } : number;
}

/** So many decimals as cannot be three digits of thousands. */
const plainThousandths = (text: string) => (text.endsWith('0') ? text.slice(0, -1) : `${text}0`);

type Kind = 'amount' | 'percent' | 'number';

/**
 * A number without the sign that its kind may have: `2 %` of a share; an amount keeps its currency, which is read with it.
 *
 * @returns nothing where the sign is of another kind: half of something is no fifty dollars.
 */
export function withoutSign(text: string, kind: Kind): string | undefined {
  const bare = tidied(text);
  if (kind !== 'amount' && namesCurrency(bare)) return undefined;
  return kind === 'percent' ? bare.replace(/%\s*$/, '').trim() : bare;
}

/** The number in a field of a kind; undefined where it holds none. `2 %` is the share 2, and no amount. */
export function numberTyped(text: string, kind: Kind): Decimal | undefined {
  const bare = withoutSign(text, kind);
  return bare === undefined ? undefined : typedNumber(bare).value;
}

/** The number in a field that is not written as programs write it, and can be read in no other way: 500 of `500/-`. */
export function notPlainly(text: string, kind: Kind): Decimal | undefined {
  const bare = withoutSign(text, kind) ?? '';
  const { value, isPlain } = typedNumber(bare);
  const isAsTyped = bare === text.trim() || kind === 'percent';
  return value && isPlain && !(isAsTyped && readsAs(bare, value)) ? value : undefined;
}
