import { compare, decimal } from '@formation/money';
import type { RateTable } from '@formation/money/exchange-rates';
import type { Reading } from './reading.ts';
import { isFresh, isRate, moveOf, percentText } from './refusals.ts';

/** Two who look at the same market may be so far apart: their days and hours differ. */
const MOST_APART = decimal('0.02');

type Today = Readonly<{ today: string; newest: RateTable }>;

/**
 * Whether other houses say the same of every currency of our tables: one of them at least, and none anything else.
 * Of them all only those count whose rates are of these days.
 */
export function disagreements(reading: Reading, others: readonly Reading[], { today, newest }: Today) {
  const fresh = others.filter(({ day }) => isFresh(day, today));
  const currencies = Object.keys(newest.value).filter((currency) => currency !== 'USD');
  const apart = fresh.flatMap(({ rates, source }) =>
    currencies.flatMap((currency) => {
      const [ours = '', theirs] = [reading.rates[currency], rates[currency]];
      if (!isRate(theirs)) return [];
      const by = compare(decimal(ours), decimal(theirs)) < 0 ? moveOf(ours, theirs) : moveOf(theirs, ours);
      const far = `${currency} is ${ours} here and ${theirs} at ${source.title}, ${percentText(by)}% apart`;
      return compare(by, MOST_APART) > 0 ? [far] : [];
    }),
  );
  const alone = currencies.filter((currency) => !fresh.some(({ rates }) => isRate(rates[currency])));
  return {
    reasons: [...apart, ...(alone.length > 0 ? [`nobody else confirms ${alone.join(', ')}`] : [])],
    confirmedBy: fresh.filter(({ rates }) => currencies.some((currency) => isRate(rates[currency]))),
  };
}
