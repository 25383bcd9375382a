import { z } from 'zod';
import { sentence } from './sentences.ts';

/** Signs above, below and beside a letter take no place of their own. */
const letters = (text: string) => text.replaceAll(/[\p{M}\u200D]/gu, '');

/** A text, or a group of texts, that is given in English and may be given in the other languages: a third longer there. */
export function everywhere<T extends z.ZodType>(text: T) {
  const issuesOf = (value: unknown) => text.safeParse(value, { error: sentence }).error?.issues ?? [];
  const isShort = (shown: string) =>
    issuesOf(shown).length === 0 || issuesOf(shown.slice(0, Math.ceil(shown.length / 1.34))).length === 0;
  const own = z.custom<z.output<T>>().superRefine((value, context) => {
    if (typeof value === 'string') {
      if (!isShort(letters(value))) context.addIssue('Write what the English may be, a third longer at most.');
      return;
    }
    for (const { path, message } of issuesOf(value)) context.addIssue({ code: 'custom', path, message });
  });
  return z.strictObject({ en: text, si: own.optional(), ta: own.optional() });
}
