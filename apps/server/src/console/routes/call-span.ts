import { dayMs } from '@formation/calendar';
import * as v from 'valibot';
import { text } from './fields.ts';

const longestSpanMs = 62 * dayMs;

/** An instant in a query, or nothing. */
export const at = v.pipe(text, v.isoTimestamp());

export const spanQuery = v.object({ from: at, to: at });

/** From and to in order and not too far from each other. */
export function spanOf({ from, to }: Readonly<{ from: string; to: string }>) {
  const [begins, ends] = [Date.parse(from), Date.parse(to)];
  return ends >= begins && ends - begins <= longestSpanMs ? ([begins, ends] as const) : undefined;
}
