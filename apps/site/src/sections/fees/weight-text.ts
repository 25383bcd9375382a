import { fill } from '@formation/content';
import type { Sizes, WeightPrices } from '@formation/fees';
import { ascending } from '@formation/money';
import { amountText, limitText } from './number-text.ts';
import type { ValueWords, Written } from './written.ts';

/** "$2.43 to $4.22, by weight", which opens to a line for each weight. */
export function weightText({ rows, above, currency, weightUnit }: WeightPrices, words: ValueWords): Written {
  const fees = (all: readonly string[]) => all.map((fee) => amountText(fee, currency)).join(' / ');
  const weight = (number: string) => `${number} ${weightUnit}`;
  const lines = rows.map((row) => fill(words.weightUpTo, { weight: weight(row.upTo), fees: fees(row.fees) }));
  const last = above && [
    fill(words.weightAbove, {
      weight: weight(above.from),
      fees: fees(above.base),
      step: amountText(above.perStep, currency),
      size: weight(above.step),
    }),
  ];
  const sorted = ascending([...rows.flatMap((row) => row.fees), ...(above?.base ?? [])]);
  const [least = '0', most = least] = [sorted[0], sorted.at(-1)];
  const ends = { least: amountText(least, currency), most: amountText(most, currency) };
  return { text: fill(least === most ? words.oneWeight : words.byWeight, ends), lines: [...lines, ...(last ?? [])] };
}

/** "For prices below $10 / up to $50 / above.", or nothing where every price pays the same. */
export function bandsText({ priceBands, currency }: Sizes, words: ValueWords): string {
  if (priceBands.length < 2) return '';
  const texts = priceBands.map(({ below, upTo }) => {
    if (below !== undefined) return fill(words.bandBelow, { limit: limitText(below, currency) });
    if (upTo === undefined) return words.anyAbove;
    return fill(words.bandUpTo, { limit: limitText(upTo, currency) });
  });
  return fill(words.bands, { bands: texts.join(' / ') });
}
