import type { IsoDate, PlatformName } from '@formation/fees';
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
import type { Left } from './left-of.ts';

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
  const typed = numberTyped(own, 'amount');
  const table = midRate(currency, 'LKR', day);
  const isOwn = own.trim() !== '' && typed !== undefined && typed.units > 0n;
  const value: Rate = isOwn ? { units: typed.units, scale: typed.scale } : roundHalfUp(table.value, DECIMALS);
  return { value, from: table.from, isOwn, isRefused: own.trim() !== '' && !isOwn };
}

/** What an amount is in rupees, in cents. */
export function inRupees(amount: Money, rate: Rate): Money<'LKR'> {
  return rounded(exchanged(amount, rate, 'LKR'));
}

type Sale = NonNullable<Left['sale']>;

/** A marketplace pays out by itself, and what it keeps of this sale is known: it goes along in the place of what is usual. */
const marketplace = (name: string) => (kept: Money) => ({
  by: 'marketplace',
  [`own-${name}-rate`]: '0',
  [`own-${name}-fixed`]: toText(kept, 2),
});

/** How a platform's customers pay, as /payouts asks; a platform that is missing pays nobody in Sri Lanka. */
const begins: Readonly<Partial<Record<PlatformName, (kept: Money) => Readonly<Record<string, string>>>>> = {
  ebay: marketplace('ebay'),
  amazon: marketplace('amazon'),
  paypal: () => ({ by: 'paypal' }),
  stripe: () => ({ by: 'card' }),
  mercury: () => ({ by: 'bank' }),
  'bank-wires': () => ({ by: 'bank' }),
  payoneer: () => ({}),
};

/** Where the ways home of a payment are compared, with the visitor's own rate; undefined where it cannot be sent. */
export function wayHome(
  { paid, kept }: Sale,
  { tool, own, day }: Readonly<{ tool: PlatformName | undefined; own: Rate | undefined; day: IsoDate }>,
): string | undefined {
  const { currency } = paid;
  const begin = tool && begins[tool];
  if (!begin || !carriedCurrencies.includes(currency) || paid.units <= 0n || kept.units < 0n) return undefined;
  const rate = own && { [`rate-${currency}`]: toExactText(own) };
  return `/payouts?${new URLSearchParams({ amount: toText(paid, 2), currency, day, ...begin(kept), ...rate })}`;
}
