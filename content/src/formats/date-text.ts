import { z } from 'zod';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The ISO date of a date written as on the pages: `isoDate('Nov 10, 2024')` is `2024-11-10`.
 *
 * @returns undefined when the text is not such a date, or the day does not exist.
 */
export function isoDate(text: string): string | undefined {
  const [, name = '', day = '', year = ''] = /^([A-Z][a-z]{2}) ([1-9]\d?), (\d{4})$/.exec(text) ?? [];
  const month = String(months.indexOf(name) + 1).padStart(2, '0');
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** A day as the pages' files write it: `dateTextOf('2024-11-10')` is "Nov 10, 2024". */
export function dateTextOf(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

const error = 'Write the day as "Nov 10, 2024".'; // YAML reads an unquoted 2024-11-10 as a date, which is no string

/** A day as the pages show it, "Nov 10, 2024". */
export const dateText = z.string({ error }).refine((text) => isoDate(text) !== undefined, { error });
