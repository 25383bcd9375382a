import { decimal, money, type Currency, type Decimal, type Money, type Rate } from '@formation/money';
import type { Dated } from '../schedule/schedule.ts';
import type { Amount, Between, ByCurrency, Charge, Percent } from '../value/fee-value.ts';
import { fromTable, line, type Figure, type Interval, type Line } from './figure.ts';
import { largest, product, smallest, sum } from './operations.ts';
import { toCoins } from './quoted-rate.ts';

/** Hundredths as a fraction: `13.6` is 0.136. */
export function fractionOf(percent: string): Rate {
  const { units, scale } = decimal(percent);
  return { units, scale: scale + 2 };
}

/** The interval of an open number, one object for each, so that the number is known again where it enters twice. */
const intervals = new WeakMap<Between, Interval>();

export function intervalOf(between: Between | undefined, read: (text: string) => Decimal): Interval | undefined {
  if (!between) return undefined;
  const interval = intervals.get(between) ?? { low: read(between.low), high: read(between.high) };
  intervals.set(between, interval);
  return interval;
}

/** A published percentage, alone or that of a charge, as a figure. */
export function percentLine<K extends string>(key: K, cited: Dated<Percent | Charge>, row?: string): Line<Rate, K> {
  const { percent, between } = cited.value;
  return fromTable(key, fractionOf(percent), { cited, row, between: intervalOf(between, fractionOf) });
}

/** A published amount as a figure, in its own currency. */
export function amountLine<C extends Currency, K extends string>(
  key: K,
  cited: Dated<Amount<C>>,
  row?: string,
): Line<Money<C>, K> {
  const { amount, currency, between } = cited.value;
  return fromTable(key, money(amount, currency), { cited, row, between: intervalOf(between, decimal) });
}

/** Names the parts of a charge: `rate`, and what else it has. */
export type ChargeKeys = Readonly<Record<'rate', string> & Partial<Record<'fixed' | 'least' | 'most', string>>>;

export type Charging = Readonly<{ keys: ChargeKeys; row?: string; rate?: Figure<Rate> }>;

/**
 * What a charge comes to, exact; the caller rounds the line.
 *
 *     fee = min(most, max(least, amount × percent + fixed))
 *
 * @param rate - in place of the charge's own percentage.
 * @returns nothing when the charge has no amount for the currency.
 */
export function charged<C extends Currency>(
  of: Figure<Money<C>>,
  cited: Dated<Charge>,
  { keys, row, rate }: Charging,
): Figure<Money<C>> | undefined {
  const { currency } = of.value;
  const { fixed, least, most } = cited.value;
  const lacks = (amounts: ByCurrency | undefined) => amounts !== undefined && amounts[currency] === undefined;
  if ([fixed, least, most].some(lacks)) return undefined;
  const part = (key: keyof ChargeKeys, amounts: ByCurrency | undefined) => {
    const text = amounts?.[currency];
    return text === undefined ? undefined : fromTable(keys[key] ?? key, money(text, currency), { cited, row });
  };
  const [plus, floor, ceiling] = [part('fixed', fixed), part('least', least), part('most', most)];
  const byRate = product(of, rate ?? percentLine(keys.rate, cited, row));
  const whole = plus ? sum(byRate, plus) : byRate;
  const raised = floor ? largest(floor, whole) : whole;
  return ceiling ? smallest(ceiling, raised) : raised;
}

/**
 * What a charge comes to, rounded to the coin, as a line; for a charge whose amounts are in the currency of what it is
 * charged on.
 *
 * @throws {RangeError} when the charge has no amount for the currency.
 */
export function chargeLine<C extends Currency, K extends string>(
  key: K,
  of: Figure<Money<C>>,
  { cited, ...charging }: Charging & Readonly<{ cited: Dated<Charge> }>,
): Line<Money<C>, K> {
  const fee = charged(of, cited, charging);
  if (!fee) throw new RangeError(`${key} has no amount in ${of.value.currency}`);
  return line(key, toCoins(fee));
}
