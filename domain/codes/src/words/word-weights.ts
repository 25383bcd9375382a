import { isFaint } from './words.ts';

/** For a stem, the passages whose own words have it. */
type Passages = ReadonlyMap<string, readonly number[]>;

/**
 * How much each stem tells: the rarer, the more.
 *
 *     weight = ln(1 + passages / passages with it), times 0.3 for words such as "services"
 */
function rarities(own: Passages, passages: number): ReadonlyMap<string, number> {
  const all = [...own].map(([stemmed, { length }]) => {
    const rarity = Math.log(1 + passages / length);
    return [stemmed, isFaint(stemmed) ? 0.3 * rarity : rarity] as const;
  });
  return new Map(all);
}

/** How much each stem tells, and how much the own words of each passage weigh together. */
export function weighed(own: Passages, passages: number) {
  const rarity = rarities(own, passages);
  const weights = new Array<number>(passages).fill(0);
  for (const [stemmed, list] of own)
    for (const at of list) weights[at] = (weights[at] ?? 0) + (rarity.get(stemmed) ?? 0);
  return { rarity, weights };
}
