import { fill } from '@formation/content';
import { limitText, numberText, type Terms } from './number-text.ts';

/** One step of a table by amount; its last one has no limit. */
export type Step = Readonly<{
  upTo?: string;
  below?: string;
  over?: string;
  rate?: string;
  amount?: string;
  off?: string;
  parts?: readonly Step[];
  waivesPerOrderFee?: boolean;
}>;

/** Rates by the part of an amount in each step, or by the step that holds the whole of it. */
export type Tiered = Readonly<{ by: 'part' | 'whole'; steps: readonly Step[] }>;

/** A table by amount in one line: "13.6% up to $7,500, then 2.35%". */
export function stepsText({ by, steps }: Tiered, place: string, terms: Terms): string {
  const { words } = terms;
  const texts = steps.map((step, index) => {
    const value = stepValue(step, place, terms);
    const limit = (['upTo', 'below', 'over'] as const).find((name) => step[name] !== undefined);
    if (limit) return fill(words[limit], { value, limit: limitText(step[limit] ?? '', `${place}.${limit}`, terms) });
    return index === 0 ? value : fill(by === 'part' ? words.then : words.otherwise, { value });
  });
  const value = texts.join(', ');
  return by === 'whole' ? fill(words.byWhole, { value }) : value;
}

function stepValue({ parts, waivesPerOrderFee, ...step }: Step, place: string, terms: Terms): string {
  if (parts) return stepsText({ by: 'part', steps: parts }, `${place}.parts[]`, terms);
  const name = (['rate', 'amount', 'off'] as const).find((one) => step[one] !== undefined) ?? 'rate';
  const value = numberText(step[name] ?? '', `${place}.${name}`, terms);
  return waivesPerOrderFee ? fill(terms.words.noOrderFee, { value }) : value;
}
