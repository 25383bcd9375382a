import { compare, money, rate, type Money } from '@formation/money';
import type { Dated } from '../schedule/schedule.ts';
import { firstCentsPast } from '../solve/cents.ts';
import { fromTable, type Line } from '../trace/figure.ts';
import type { Band, Bands } from './fee-value.ts';
import { stepOf } from './tiered-fee.ts';

/** The amount of the band that a total is in, as a line whose row ends with the band; nothing where no band holds it. */
export function bandLine<K extends string>(
  key: K,
  cited: Dated<Bands>,
  { total, row }: Readonly<{ total: Money; row?: string }>,
): Line<Money, K> | undefined {
  const { bands, currency } = cited.value;
  const isAbove = ({ over }: Band) => over === undefined || compare(total, rate(over)) > 0;
  const band = stepOf(bands.filter(isAbove), total);
  if (!band) return undefined;
  const rows = [row, bandName(band, bands)].filter(Boolean).join(' ');
  return fromTable(key, money(band.amount, currency), { cited, ...(rows && { row: rows }) });
}

/** The first whole cents of each band but the lowest. */
export function bandBreaks({ bands }: Bands): readonly bigint[] {
  return bands.flatMap(({ over, upTo, below }) => {
    if (below !== undefined) return firstCentsPast(below, 'from');
    const limit = upTo ?? over;
    return limit === undefined ? [] : firstCentsPast(limit);
  });
}

/** `≤ 10`, or for the last band where the one before it ends: `> 10`. */
function bandName(band: Band, bands: readonly Band[]): string | undefined {
  const { over, upTo, below } = band;
  if (upTo !== undefined) return `≤ ${upTo}`;
  if (below !== undefined) return `< ${below}`;
  const before = bands[bands.indexOf(band) - 1];
  if (before?.below !== undefined) return `≥ ${before.below}`;
  const from = over ?? before?.upTo;
  return from === undefined ? undefined : `> ${from}`;
}
