import { currencies, decimal, type Currency, type Decimal, type Money } from '@formation/money';

/** An amount of whole cents. */
export function ofCents<C extends Currency>(cents: bigint, currency: C): Money<C> {
  return { currency, units: cents, scale: 2 };
}

/** An amount of the smallest coins of its currency: cents, or whole yen. */
export function ofCoins<C extends Currency>(coins: bigint, currency: C): Money<C> {
  return { currency, units: coins, scale: currencies[currency].decimals };
}

/** How far rounding to the coin can move an amount of a currency. */
export function halfCoin(currency: Currency): Decimal {
  return { units: 5n, scale: currencies[currency].decimals + 1 };
}

/** The first whole cent above a limit of a table; with `from`, the first that is not below it. */
export function firstCentsPast(limit: string, reached: 'above' | 'from' = 'above'): bigint {
  const cents = toCents(decimal(limit));
  return reached === 'above' ? cents + 1n : cents;
}

/** The lowest whole cents for which a condition holds that then holds for all higher ones; looked for around a guess. */
export function firstCentsWhere(holds: (cents: bigint) => boolean, guess: bigint): bigint {
  let [low, high, step] = [guess, guess, 1n];
  while (low >= 0n && holds(low)) [low, step] = [low - step, step * 2n];
  step = 1n;
  while (!holds(high)) [high, step] = [high + step, step * 2n];
  if (low < -1n) low = -1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** An amount in whole cents, cut. */
export function toCents({ units, scale }: Decimal): bigint {
  return (units * 100n) / 10n ** BigInt(scale);
}
