import { currencies, type Currency, type Money, type Rate } from '@formation/money';
import type { Dated } from '../schedule/schedule.ts';
import { fromTable, input, type Figure, type Line } from './figure.ts';
import { rounded } from './operations.ts';

/** An exchange rate of a named day, with the place where it was read. */
export type QuotedRate = Dated<Rate>;

/** A quoted rate as a figure: units of one currency for one of another. */
export function quotedLine(key: string, quoted: QuotedRate): Line<Rate> {
  return fromTable(key, quoted.value, { cited: quoted, unit: 'to one' });
}

/** The middle of the market: the rate that was given, or else the quoted one. */
export function midLine(own: Rate | undefined, quoted: QuotedRate): Line<Rate> {
  return own ? input('midRate', own, 'to one') : quotedLine('midRate', quoted);
}

/** Rounded to the smallest coin of its currency, half away from zero. */
export function toCoins<C extends Currency>(of: Figure<Money<C>>): Figure<Money<C>> {
  return rounded(of, currencies[of.value.currency].decimals);
}
