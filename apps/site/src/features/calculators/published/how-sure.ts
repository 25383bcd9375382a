import { fill } from '@formation/content';
import { amountOf, groundsOf, unitOf, type Answer, type Line } from '@formation/fees';
import { isOpen, rangeOf } from '@formation/fees/trace';
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

/** What the fees rest on. */
export function groundTexts(answered: Answer, page = '', { grounds }: Published): readonly string[] {
  const fees = amountOf(answered, 'fees');
  if (!fees) return [];
  const total = figureText(fees.value);
  return groundsOf(answered).map(({ ground, amount }) =>
    fill(grounds[ground], { amount: figureText(amount), total, page }),
  );
}
