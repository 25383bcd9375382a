import { dayMs, instantIn } from '@formation/calendar';
import * as v from 'valibot';
import { text } from './fields.ts';

const longestSpanMs = 62 * dayMs;

/** An instant as somebody sends it, in milliseconds. */
export const at = v.pipe(text, v.isoTimestamp(), v.transform(instantIn), v.number());

export const spanQuery = v.object({ from: at, to: at });

/** From and to in order and not too far from each other. */
export function spanOf({ from, to }: Readonly<{ from: number; to: number }>) {
  return to >= from && to - from <= longestSpanMs ? ([from, to] as const) : undefined;
}
