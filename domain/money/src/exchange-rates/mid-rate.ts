import { divide, type Decimal } from '../decimal.ts';
import { rate, type Rate } from '../money.ts';
import { exchangeRates, type Rated, type RateTable } from './tables/exchange-rates.ts';

/** One rate of a named day: units of a currency for one of another, and where it was read. */
export type MidRate = Omit<RateTable, 'value'> & Readonly<{ value: Rate }>;

/** The newest table on a day, or the oldest there is for earlier days: show its day beside every amount. */
export function ratesOn(day: string): RateTable {
  return exchangeRates.findLast(({ from }) => from <= day) ?? exchangeRates[0];
}

/**
 * Units of one currency for one of another, in the middle of the market.
 *
 *     rate = units of `to` for a dollar ÷ units of `of` for a dollar, cut after 20 decimals
 *
 * No bank gives quite as much.
 */
export function midRate(of: Rated, to: Rated, day: string): MidRate {
  const { value, ...read } = ratesOn(day);
  return { ...read, value: crossed(rate(value[of]), rate(value[to])) };
}

function crossed(of: Decimal, to: Decimal): Rate {
  const isOne = of.units === 10n ** BigInt(of.scale);
  return isOne ? to : divide(to, of);
}
