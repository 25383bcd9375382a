import { z } from 'zod';
import { locales } from './locales.ts';
import { nameOf } from './name-of.ts';

/** A text, or a group of texts, that is given in every published language. */
export const everywhere = <T extends z.ZodType>(text: T) => z.record(nameOf(locales), text);
