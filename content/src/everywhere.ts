import { z } from 'zod';
import { locales, type Locale } from './locales.ts';

const [first, ...rest] = Object.keys(locales) as [Locale, ...Locale[]]; // Object.keys loses the names that `locales` has

/** A text, or a group of texts, that is given in every published language. */
export const everywhere = <T extends z.ZodType>(text: T) => z.record(z.enum([first, ...rest]), text);
