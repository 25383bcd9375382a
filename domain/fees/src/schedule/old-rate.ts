import { oldRate, type OldRate } from '@formation/money/exchange-rates';
import type { Figure } from '../trace/figure.ts';
import type { IsoDate } from './schedule.ts';

/** The oldest rate of our table that figures rest on, where it is old; a rate that was typed is its owner's. */
export function oldRateIn(figures: readonly Figure[], day: IsoDate): OldRate | undefined {
  const [oldest] = ratesIn(figures).toSorted();
  return oldest === undefined ? undefined : oldRate(oldest, day);
}

function ratesIn(figures: readonly Figure[]): readonly IsoDate[] {
  return figures.flatMap(({ how }) => {
    if (how.op === 'table') return how.unit === 'to one' && how.cited.from ? [how.cited.from] : [];
    return 'of' in how ? ratesIn(how.of) : [];
  });
}
