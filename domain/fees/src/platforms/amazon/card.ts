import { inForce, startedBy, startOf, type Dated, type IsoDate } from '../../schedule/schedule.ts';
import type { Sizes, WeightPrices } from '../../value/fee-value.ts';
import type { Market, PricedFor } from './marketplace.ts';

export type Prices = Readonly<Partial<Record<PricedFor, Dated<WeightPrices>>>>;

/** The sizes that count on a day, and what each costs. */
export type Card = Readonly<{ sizes: Dated<Sizes>; pricesOf: (size: string) => Prices }>;

/** The card of a day. Its prices came with its sizes or after them: those of an earlier card do not count. */
export function cardOn({ sizes: schedule, fulfilment }: Market, day: IsoDate): Card {
  const sizes = inForce(schedule, day);
  const started = startOf(sizes);
  const latest = started > day ? started : day;
  const pricesOf = (size: string): Prices => {
    const found = Object.entries(fulfilment[size] ?? {}).flatMap(([goods, prices]) => {
      const entry = startedBy(prices, latest);
      return entry && startOf(entry) >= started ? [[goods, entry] as const] : [];
    });
    return Object.fromEntries(found);
  };
  return { sizes, pricesOf };
}
