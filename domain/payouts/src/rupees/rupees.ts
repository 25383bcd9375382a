import type { IsoDate, NetAmount, PaidBy, PlatformName } from '@formation/fees';
import { readNumberField, type NumericField } from '@formation/fees/numbers';
import {
  divide,
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
import type { PaidIn } from '../question.ts';

/** The currencies that the comparison of routes takes; written again, so that a calculator loads nothing of its form. */
export const sendable: readonly Currency[] = [
  'USD',
  'EUR',
  'GBP',
  'HKD',
  'AUD',
  'CAD',
  'SGD',
] satisfies readonly PaidIn[];

/** How exactly the rate of the table is shown in its field. */
const DECIMALS = 4;

/** Whether an amount of this currency can be said in rupees. */
export function hasRupees(currency: Currency): currency is Rated {
  return currency !== 'RUB' && currency !== 'LKR';
}

const ownRate: NumericField = { key: 'rate', name: 'rate', group: '', kind: 'number', sign: 'LKR' };

/** Rupees for one of a currency: the visitor's own number of more than nothing, or the table's of the day. */
export function rupeeRate(currency: Rated, own: string, day: IsoDate) {
  const { value: typed, fault } = readNumberField(ownRate, own);
  const table = midRate(currency, 'LKR', day);
  const isOwn = !fault && typed !== undefined && typed.units > 0n;
  const value: Rate = isOwn ? { units: typed.units, scale: typed.scale } : roundHalfUp(table.value, DECIMALS);
  return { value, from: table.from, isOwn, isRefused: own.trim() !== '' && !isOwn };
}

/** What an amount is in rupees, in cents: `amount × rate`, rounded once. */
export function inRupees(amount: Money, rate: Rate): Money<'LKR'> {
  return rounded(exchanged(amount, rate, 'LKR'));
}

type Sale = NonNullable<NetAmount['sale']>;
type Tool = Readonly<{
  /** The platform whose calculator it is. */
  tool: PlatformName;
  /** How its customers pay; undefined where nobody in Sri Lanka is paid by it. */
  paidBy: PaidBy | undefined;
  own: Rate | undefined;
  day: IsoDate;
}>;

/** The marketplaces that take a percentage and nothing else, as the comparison of routes knows them. */
export const takingShares: readonly PlatformName[] = ['upwork', 'fiverr'];

/** How exactly such a percentage goes along: what is kept of 10,000 is the same to the cent. */
const SHARE_DECIMALS = 4;

/** A marketplace pays out by itself, and what it keeps of this sale is known: it goes along in the place of what is usual. */
function feesKnown(tool: PlatformName, { paid, kept }: Sale): Readonly<Record<string, string>> {
  if (!takingShares.includes(tool)) return { [`own-${tool}-rate`]: '0', [`own-${tool}-fixed`]: toText(kept, 2) };
  const { units, scale } = divide(kept, paid);
  const percent = roundHalfUp({ units: units * 100n, scale }, SHARE_DECIMALS);
  return { [`own-${tool}-rate`]: toExactText(percent) };
}

/**
 * The fields of the comparison of payout routes for a payment, with the visitor's own rate, by their names; undefined
 * where it cannot be sent.
 */
export function payoutFields(
  sale: Sale,
  { tool, paidBy, own, day }: Tool,
): Readonly<Record<string, string>> | undefined {
  const { paid, kept } = sale;
  const { currency } = paid;
  if (!paidBy || !sendable.includes(currency)) return undefined;
  if (paid.units <= 0n || kept.units < 0n) return undefined;
  return {
    amount: toText(paid, 2),
    currency,
    day,
    ...(paidBy === 'marketplace' ? { from: tool, ...feesKnown(tool, sale) } : paidBy !== 'any' && { by: paidBy }),
    ...(own && { [`rate-${currency}`]: toExactText(own) }),
  };
}
