import { fill } from '@formation/content';
import { compare, decimal } from '@formation/money';
import { limitText, numberText, type Terms } from './number-text.ts';
import type { Written } from './price-text.ts';

/** The prices at which the fees of a card change; a row of fees has one for each. */
export type Bands = readonly Readonly<{ below?: string; upTo?: string }>[];

/** Fees by weight, and above the last row a base and an amount for each step. */
export type WeightPrices = Readonly<{
  rows: readonly Readonly<{ upTo: string; fees: readonly string[] }>[];
  above?: Readonly<{ from: string; base: readonly string[]; perStep: string; step: string }>;
}>;

/** "$2.43 to $4.22, by weight", which opens to a line for each weight. */
export function weightText({ rows, above }: WeightPrices, terms: Terms): Written {
  const { words } = terms;
  const text = (number: string, place: string) => numberText(number, place, terms);
  const fees = (all: readonly string[], place: string) => all.map((fee) => text(fee, place)).join(' / ');
  const lines = rows.map((row) =>
    fill(words.weightUpTo, { weight: text(row.upTo, 'rows[].upTo'), fees: fees(row.fees, 'rows[].fees[]') }),
  );
  const last = above && [
    fill(words.weightAbove, {
      weight: text(above.from, 'above.from'),
      fees: fees(above.base, 'above.base[]'),
      step: text(above.perStep, 'above.perStep'),
      size: text(above.step, 'above.step'),
    }),
  ];
  const sorted = [...rows.flatMap((row) => row.fees), ...(above?.base ?? [])].toSorted((a, b) =>
    compare(decimal(a), decimal(b)),
  );
  const place = rows.length > 0 ? 'rows[].fees[]' : 'above.base[]';
  const [least = '0', most = least] = [sorted[0], sorted.at(-1)];
  const ends = { least: text(least, place), most: text(most, place) };
  return { text: fill(least === most ? words.oneWeight : words.byWeight, ends), lines: [...lines, ...(last ?? [])] };
}

/** "For prices below $10 / up to $50 / above.", or nothing where every price pays the same. */
export function bandsText(bands: Bands, terms: Terms): string {
  if (bands.length < 2) return '';
  const { words } = terms;
  const texts = bands.map(({ below, upTo }) => {
    if (below !== undefined) return fill(words.bandBelow, { limit: limitText(below, 'priceBands[].below', terms) });
    if (upTo === undefined) return words.anyAbove;
    return fill(words.bandUpTo, { limit: limitText(upTo, 'priceBands[].upTo', terms) });
  });
  return fill(words.bands, { bands: texts.join(' / ') });
}
