import type { RateTable } from '@formation/money/exchange-rates';
import type { Reading } from './reading.ts';

type Found = Readonly<{ reading: Reading; confirmedBy: readonly Reading['source'][] }>;
type Today = Readonly<{ today: string; newest: RateTable }>;

/**
 * The source of the tables with one more at its end; what stands there is left as it is.
 *
 * @param today - the day on which the rates were read.
 */
export function withTable(source: string, { reading, confirmedBy }: Found, { today, newest }: Today): string {
  const end = source.lastIndexOf('];');
  if (end < 0) throw new Error('The tables do not end as they should');
  const value = Object.fromEntries(Object.keys(newest.value).map((currency) => [currency, reading.rates[currency]]));
  const table = {
    from: reading.day,
    status: confirmedBy.length > 0 ? 'seen' : 'single',
    source: { ...reading.source, checked: today },
    ...(confirmedBy.length > 0 && { confirmedBy: confirmedBy.map((one) => ({ ...one, checked: today })) }),
    value,
  };
  return `${source.slice(0, end)}${JSON.stringify(table)},\n${source.slice(end)}`;
}
