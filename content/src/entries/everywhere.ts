import { z } from 'zod';

/** Signs above, below and beside a letter take no place of their own. */
const letters = (text: string) => text.replaceAll(/[\p{M}\u200D]/gu, '');

/** A text, or a group of texts, that is given in English and may be given in the other languages: a third longer there. */
export function everywhere<T extends z.ZodType>(text: T) {
  const fits = (value: unknown) => text.safeParse(value).success;
  const own = z.custom<z.output<T>>((value) => {
    if (typeof value !== 'string') return fits(value);
    const shown = letters(value);
    return fits(shown) || fits(shown.slice(0, Math.ceil(shown.length / 1.34)));
  });
  return z.strictObject({ en: text, si: own.optional(), ta: own.optional() });
}
