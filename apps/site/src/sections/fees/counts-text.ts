import { fill } from '@formation/content';
import type { CountBand, CountBands } from '@formation/fees';
import { ascending } from '@formation/money';
import { amountText } from './number-text.ts';
import type { ValueWords, Written } from './written.ts';

/** "$0.32 to $0.89", which opens to a line for each number of days, weeks or pounds. */
export function countsText(table: CountBands, words: ValueWords): Written {
  const { bands, currency } = table;
  const lines = bands.map((band) => bandText(band, table, words));
  const [first = '', ...rest] = lines;
  if (rest.length === 0) return { text: first };
  const sorted = ascending(bands.map(({ amount }) => amount));
  const ends = { least: amountText(sorted[0] ?? '0', currency), most: amountText(sorted.at(-1) ?? '0', currency) };
  return { text: fill(words.byCount, ends), lines };
}

function bandText(band: CountBand, table: CountBands, words: ValueWords): string {
  const { from, upTo, below, orPerUnit } = band;
  const { currency, of, per } = table;
  const count = (number: string) => fill(words.counts[of], { count: number });
  const each = amountIn(band, table, words);
  const value = per === 'unit' ? each : fill(words.eachVolume, { value: each, volume: words.volumes[per] });
  const least = orPerUnit === undefined ? undefined : amountText(orPerUnit, currency);
  const whole = least === undefined ? value : fill(words.orPerUnit, { value, limit: least });
  if (upTo !== undefined) return fill(words.upTo, { value: whole, limit: count(upTo) });
  if (from !== undefined && below !== undefined)
    return fill(words.fromTo, { value: whole, limit: from, end: count(below) });
  if (below !== undefined) return fill(words.below, { value: whole, limit: count(below) });
  return from === undefined ? whole : fill(words.from, { value: whole, limit: count(from) });
}

/** An amount that is known no better than that it lies in a range says so. */
function amountIn({ amount, between }: CountBand, { currency }: CountBands, words: ValueWords): string {
  const value = amountText(amount, currency);
  if (!between) return value;
  const ends = { low: amountText(between.low, currency), high: amountText(between.high, currency) };
  return fill(words.between, { value, ...ends });
}
