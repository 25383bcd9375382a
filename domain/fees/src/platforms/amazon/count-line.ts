import { compare, money, rate, type Money, type Rate } from '@formation/money';
import type { Dated } from '../../schedule/schedule.ts';
import { fromTable, type Line } from '../../trace/figure.ts';
import { amountLine } from '../../trace/table-figures.ts';
import type { CountBand, CountBands } from '../../value/fee-value.ts';

/** The band that holds a count. */
function bandOf({ bands }: CountBands, count: Rate): CountBand | undefined {
  return bands.find(({ from, upTo, below }) => {
    if (from !== undefined && compare(count, rate(from)) < 0) return false;
    if (upTo !== undefined) return compare(count, rate(upTo)) <= 0;
    return below === undefined || compare(count, rate(below)) < 0;
  });
}

/** Which band it is, as a row of a table is named: `181 ≤ … < 211 days`. */
export function bandName({ from, upTo, below }: CountBand, { of }: CountBands): string {
  const least = from === undefined ? '' : `≥ ${from}`;
  const most = upTo === undefined ? below && `< ${below}` : `≤ ${upTo}`;
  return `${[least, most].filter(Boolean).join(', ') || 'any'} ${of}`;
}

/** A published amount by a count; nothing where no band holds it. */
export function countLine<K extends string>(key: K, cited: Dated<CountBands>, count: Rate): Line<Money, K> | undefined {
  const band = bandOf(cited.value, count);
  if (!band) return undefined;
  const { currency, per } = cited.value;
  const row = bandName(band, cited.value);
  if (per === 'ft³') return fromTable(key, money(band.amount, currency), { cited, row, unit: 'per cuft' });
  const value = {
    kind: 'amount',
    amount: band.amount,
    currency,
    ...(band.between && { between: band.between }),
  } as const;
  return amountLine(key, { ...cited, value }, row);
}
