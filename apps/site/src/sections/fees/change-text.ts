import { fill } from '@formation/content';
import type { FeeValue } from '@formation/fees';
import type { Change, TouchedFee } from '@formation/fees/tables';
import type { Written } from './written.ts';

type Sides = Readonly<Partial<Record<'before' | 'after', Written>>>;
type Words = Readonly<Record<'before' | 'after', string>>;

/** What a fee was and what it became; where both read the same in one line, each names its rows that the other has not. */
export function changeTexts(
  { before, after }: Change | TouchedFee,
  write: (value: FeeValue) => Written,
  words: Words,
): Sides {
  const [was, is] = [before && write(before.value), after && write(after.value)];
  if (was === undefined || is === undefined || was.text !== is.text) {
    return { ...(was && { before: was }), ...(is && { after: is }) };
  }
  return { before: apart(was, is, words.before), after: apart(is, was, words.after) };
}

function apart(one: Written, other: Written, words: string): Written {
  const { text, lines = [] } = one;
  const own = lines.filter((line) => !other.lines?.includes(line));
  const [first] = own;
  if (first === undefined) return one;
  return { text: fill(words, { value: text, count: own.length, all: lines.length, first }), lines };
}
