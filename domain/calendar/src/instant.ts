import { isoDate } from './iso-date.ts';

const form =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/**
 * Reads an instant with its offset, such as `2026-11-24T09:00:00+05:30`, as milliseconds since 1970; `undefined` for
 * another text and for a day that no calendar has: left to itself, the platform reads 30 February as 2 March.
 *
 * @see RFC 3339
 */
export function instantIn(text: string): number | undefined {
  const day = form.exec(text)?.[1];
  return isoDate(day) === undefined ? undefined : Date.parse(text);
}
