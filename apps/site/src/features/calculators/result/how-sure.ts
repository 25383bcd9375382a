import { fill } from '@formation/content';
import { unitOf, type Line, type Share } from '@formation/fees';
import { isOpen, rangeOf } from '@formation/fees/trace';
import type { Money } from '@formation/money';
import { figureText } from '../../../lib/figures/figure-text.ts';
import type { ShownPublished } from '../load-words.ts';

type Published = ShownPublished;

/** From where to where a figure can be that rests on numbers known only as a range. */
export function rangeIn(figure: Line, { range: words }: Published): Readonly<{ range?: string }> {
  const range = isOpen(figure) && rangeOf(figure);
  if (!range) return {};
  const unit = unitOf(figure);
  return { range: fill(words, { low: figureText(range.low, unit), high: figureText(range.high, unit) }) };
}

/** What fees rest on: a sentence for each ground. */
export function groundTexts(
  shares: readonly Share[],
  { fees, page = '' }: Readonly<{ fees: Money; page?: string | undefined }>,
  { grounds }: Published,
): readonly string[] {
  const total = figureText(fees);
  return shares.map(({ ground, amount }) => fill(grounds[ground], { amount: figureText(amount), total, page }));
}
