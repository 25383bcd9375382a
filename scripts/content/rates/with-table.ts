import type { RateTable } from '@formation/money/exchange-rates';
import type { Reading } from './reading.ts';

/**
 * The source of the tables with one more at its end; what stands there is left as it is.
 *
 * @param today - the day on which the rates were read.
 */
export function withTable(source: string, reading: Reading, { today, newest }: { today: string; newest: RateTable }) {
  const end = source.lastIndexOf('];');
  if (end < 0) throw new Error('The tables do not end as they should');
  const value = Object.fromEntries(Object.keys(newest.value).map((currency) => [currency, reading.rates[currency]]));
  const table = {
    from: reading.day,
    status: 'single',
    source: { ...reading.source, checked: today },
    value,
  };
  return `${source.slice(0, end)}${JSON.stringify(table)},\n${source.slice(end)}`;
}
