import { dayMs } from '@formation/calendar';

const longestSpanMs = 62 * dayMs;

/** From and to in order and not too far from each other. */
export function spanOf({ from, to }: Readonly<{ from: number; to: number }>) {
  return to >= from && to - from <= longestSpanMs ? ([from, to] as const) : undefined;
}
