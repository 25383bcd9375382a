import { currencies, type Currency } from './currencies.ts';
import { signsIn } from './read-number.ts';

/** Whether a text says another currency than this: `$` is the sign of every dollar, and `Rs` of every rupee. */
export function saysOtherCurrency(text: string, currency: Currency): boolean {
  return signsIn(text).some((sign) => isOther(sign.replace(/[-+.]/g, '').toUpperCase(), currency));
}

function isOther(said: string, currency: Currency): boolean {
  const own = currencies[currency].sign.trim().toUpperCase();
  if (said === currency || own.endsWith(said) || (said === 'RS' && rupees.has(currency))) return false;
  const [letters, symbol] = [said.slice(0, -1), said.slice(-1)]; // `US$` and `AU$` begin as the code does
  return !(own.endsWith(symbol) && currency.startsWith(letters));
}

const rupees: ReadonlySet<Currency> = new Set(['LKR', 'INR', 'PKR']);
