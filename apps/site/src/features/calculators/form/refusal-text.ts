import { fill } from '@formation/content';
import type { Refusal } from '@formation/fees';
import type { ShownPublished } from '../load-words.ts';
import { rangeText } from './fault-text.ts';

type Words = ShownPublished;

/** Why there is no figure, in the visitor's language. */
export function refusalText(words: Words, names: Readonly<Record<string, string>>, refusal: Refusal): string {
  if (refusal.refused === 'unreachable') return words.refused.unreachable;
  const what = names[refusal.what] ?? refusal.what;
  if (refusal.refused === 'missing') {
    const fields = refusal.fields.map((field) => names[field] ?? field).join(', ');
    return fill(words.refused.missing, { what, fields });
  }
  if (refusal.refused === 'not-published') return fill(words.refused['not-published'], { what });
  if (refusal.refused === 'unread') return fill(words.refused.unread, { what });
  return fill(words.refused['out-of-range'], { ...rangeText(refusal), what });
}
