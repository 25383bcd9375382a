import { currencies, isCurrency, type Currency } from './currencies.ts';
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

/** Whether a text says another currency than this: `$` is the sign of every dollar, and `Rs` of every rupee. */
export function saysOtherCurrency(text: string, currency: Currency): boolean {
  const said = (signIn(text) ?? '').replace(/[-+.]/g, '').toUpperCase();
  const own = ownSign(currency);
  if (said === currency || own.endsWith(said) || (said === 'RS' && rupees.has(currency))) return false;
  const [letters, symbol] = [said.slice(0, -1), said.slice(-1)]; // `US$` and `AU$` begin as the code does
  return !(own.endsWith(symbol) && currency.startsWith(letters));
}

const rupees: ReadonlySet<Currency> = new Set(['LKR', 'INR', 'PKR']);
const ownSign = (currency: Currency) => currencies[currency].sign.trim().toUpperCase();

/** A sign may be that of several currencies: one of them is enough. */
function namesOther(text: string, sign: string): boolean {
  const own = sign.trim().toUpperCase();
  const all = Object.keys(currencies).filter(isCurrency);
  const isOwn = (currency: Currency) => ownSign(currency) === own && !saysOtherCurrency(text, currency);
  return signIn(text) !== undefined && !all.some(isOwn);
}
