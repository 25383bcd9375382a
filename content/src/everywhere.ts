import { z } from 'zod';

/** A text, or a group of texts, that is given in English and may be given in the other languages. */
export const everywhere = <T extends z.ZodType>(text: T) =>
  z.strictObject({ en: text, si: text.optional(), ta: text.optional() });
