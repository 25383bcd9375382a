import { roundUp, type Decimal } from './decimal.ts';

/** The largest number with so many decimals that is not above `value`. */
export function roundDown({ units, scale }: Decimal, decimals: number): Decimal {
  const up = roundUp({ units: -units, scale }, decimals);
  return { units: -up.units, scale: up.scale };
}
