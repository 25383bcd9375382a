import type { IsoDate, PaidBy, PlatformName } from '@formation/fees';
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
type Tool = Readonly<{
  /** The platform whose calculator it is. */
  tool: PlatformName;
  /** How its customers pay; undefined where nobody in Sri Lanka is paid by it. */
  paidBy: PaidBy | undefined;
  own: Rate | undefined;
  day: IsoDate;
}>;

/** A marketplace pays out by itself, and what it keeps of this sale is known: it goes along in the place of what is usual. */
const keptBy = (tool: PlatformName, kept: Money) => ({
  [`own-${tool}-rate`]: '0',
  [`own-${tool}-fixed`]: toText(kept, 2),
});

/** Where the ways home of a payment are compared, with the visitor's own rate; undefined where it cannot be sent. */
export function wayHome({ paid, kept }: Sale, { tool, paidBy, own, day }: Tool): string | undefined {
  const { currency } = paid;
  if (!paidBy || !carriedCurrencies.includes(currency)) return undefined;
  if (paid.units <= 0n || kept.units < 0n) return undefined;
  const asked = new URLSearchParams({
    amount: toText(paid, 2),
    currency,
    day,
    ...(paidBy !== 'any' && { by: paidBy }),
    ...(paidBy === 'marketplace' && keptBy(tool, kept)),
    ...(own && { [`rate-${currency}`]: toExactText(own) }),
  });
  return `/payouts?${asked}`;
}
