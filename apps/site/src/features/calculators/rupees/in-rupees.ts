import type { IsoDate } from '@formation/fees';
import {
  exchanged,
  rounded,
  roundHalfUp,
  toExactText,
  toText,
  type Currency,
  type Money,
  type Rate,
} from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { numberTyped } from '../published/number-echo.ts';

/** The currencies that /payouts asks for. */
export const carriedCurrencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'HKD', 'AUD', 'CAD', 'SGD'];

/** How exactly the rate of the table is shown in its field. */
const DECIMALS = 4;

/** Whether an amount of this currency can be said in rupees. */
export function hasRupees(currency: Currency): currency is Rated {
  return currency !== 'RUB' && currency !== 'LKR';
}

/** Rupees for one of a currency: the visitor's own number of more than nothing, or the table's of the day. */
export function rupeeRate(currency: Rated, own: string, day: IsoDate) {
  const typed = numberTyped(own);
  const table = midRate(currency, 'LKR', day);
  const isOwn = own.trim() !== '' && typed !== undefined && typed.units > 0n;
  const value: Rate = isOwn ? { units: typed.units, scale: typed.scale } : roundHalfUp(table.value, DECIMALS);
  return { value, from: table.from, isOwn, isRefused: own.trim() !== '' && !isOwn };
}

/** What an amount is in rupees, in cents. */
export function inRupees(amount: Money, rate: Rate): Money<'LKR'> {
  return rounded(exchanged(amount, rate, 'LKR'));
}

/** Where the ways home of an amount are compared, with the visitor's own rate; undefined where it cannot be sent. */
export function wayHome(amount: Money, own: Rate | undefined, day: IsoDate): string | undefined {
  const { currency } = amount;
  if (!carriedCurrencies.includes(currency) || amount.units <= 0n) return undefined;
  const asked = { amount: toText(amount, 2), currency, day, ...(own && { [`rate-${currency}`]: toExactText(own) }) };
  return `/payouts?${new URLSearchParams(asked)}`;
}
