import { currencies } from './currencies.ts';
import type { Decimal } from './decimal.ts';
import { readsAs, signIn, withoutSigns } from './read-number.ts';

const POINT_BEFORE_THREE = /^[-+]?\d{1,3}\.\d{3}$/;

/**
 * Whether a text plainly says the amount that was read from it, in the currency of a sign: `1.000` may be meant as a
 * thousand, and `Rs 500` says no dollars.
 */
export function amountReadsAs(text: string, value: Decimal, sign: string): boolean {
  return readsAs(text, value) && !POINT_BEFORE_THREE.test(withoutSigns(text)) && !namesOther(text, sign);
}

/** `$` is the sign of every dollar, and a code that of its currency. */
function namesOther(text: string, sign: string): boolean {
  const said = (signIn(text) ?? '').replace(/[-+.]/g, '').toUpperCase();
  const own = sign.trim().toUpperCase();
  return !own.endsWith(said) && !isSignOf(said, own);
}

const isSignOf = (code: string, sign: string) =>
  Object.entries(currencies).some(([name, one]) => name === code && one.sign.trim().toUpperCase() === sign);
