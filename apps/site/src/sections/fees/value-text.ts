import { fill } from '@formation/content';
import { cardText, type Card } from './card-text.ts';
import { limitText, numberText, type Terms } from './number-text.ts';
import { priceText, type Price, type Written } from './price-text.ts';
import { stepsText, type Tiered } from './steps-text.ts';
import { weightText, type WeightPrices } from './weight-text.ts';

/** What a value is written with besides its numbers: days, and the names of sizes and categories. */
export type Names = Readonly<{ day: (day: string) => string; of: (id: string) => string }>;

type Parts = Readonly<Record<string, string>>;

/** A published value as people read it. The shapes are those of the tables; each is known by a part that it has. */
export function valueText(value: unknown, terms: Terms, names: Names): Written {
  const { words } = terms;
  if (typeof value === 'string') return { text: numberText(value, '', terms) };
  if (typeof value === 'boolean') return { text: value ? words.yes : words.no };
  if (Array.isArray(value)) return { text: stepsText({ by: 'part', steps: value }, '[]', terms) };
  const has = (part: string) => typeof value === 'object' && value !== null && part in value;
  // The casts: tables are typed where they stand, and the part that is asked for tells their types apart.
  if (has('rate')) return priceText(value as Price, terms);
  if (has('steps')) return { text: stepsText(value as Tiered, 'steps[]', terms) };
  if (has('tiered')) return { text: wrappedText(value as Wrapped, terms) };
  if (has('rows')) return weightText(value as WeightPrices, terms);
  if (has('tiers')) return cardText(value as Card, terms, names.of);
  return { text: partsText(value as Parts, terms, names) };
}

type Wrapped = Readonly<{ tiered: Tiered; fixed?: string; withoutMinimum?: true }>;

function wrappedText({ tiered, fixed, withoutMinimum }: Wrapped, terms: Terms): string {
  const value = stepsText(tiered, 'tiered.steps[]', terms);
  if (withoutMinimum) return fill(terms.words.noMinimum, { value });
  return fixed === undefined
    ? value
    : fill(terms.words.plus, { value: numberText(fixed, 'fixed', terms), fixed: value });
}

/** Values that are a few numbers by name. */
function partsText(parts: Parts, terms: Terms, { day, of }: Names): string {
  const { words } = terms;
  const number = (name: string) => numberText(parts[name] ?? '', name, terms);
  const limit = (name: string) => limitText(parts[name] ?? '', name, terms);
  if ('nonPeak' in parts) {
    const volume = terms.units['peak']?.endsWith('m³') ? words.volumes['m³'] : words.volumes['ft³'];
    return fill(words.months, { nonPeak: number('nonPeak'), peak: number('peak'), volume });
  }
  if ('perUnit' in parts) return fill(words.seasonEach, { value: number('perUnit'), day: day(parts['to'] ?? '') });
  if ('to' in parts) return fill(words.season, { day: day(parts['to'] ?? '') });
  if ('under' in parts)
    return fill(words.offsite, { under: number('under'), over: number('over'), most: number('most') });
  if ('each' in parts) return fill(words.dispute, { each: number('each'), answer: number('answer') });
  if ('least' in parts) return fill(words.range, { least: limit('least'), most: limit('most') });
  if ('monthLimit' in parts) {
    const fixed = Object.entries(parts['fixed'] ?? {}).map(([name, one]) => numberText(one, `fixed.${name}`, terms));
    return fill(words.sameCurrency, { fixed: fixed.join(' / '), limit: limit('monthLimit'), above: number('above') });
  }
  if ('limitOfExcluded' in parts) {
    const excluded = Object.values<string>(parts['excluded'] as unknown as Parts).map(of); // a list of categories
    return fill(words.lowPrice, {
      limit: limit('limit'),
      other: limit('limitOfExcluded'),
      excluded: excluded.join(', '),
    });
  }
  const wires = Object.entries(words.wires).filter(([name]) => name in parts);
  return wires.map(([name, text]) => fill(text, { value: limit(name) })).join(', ');
}
