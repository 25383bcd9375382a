import type { Translated } from '../locales.ts';
import type { LanguageFormat } from './language-format.ts';
import { sinhala } from './si.ts';
import { tamil } from './ta.ts';

/** How each language writes days, lists and currencies. */
export const formats: Readonly<Record<Translated, LanguageFormat>> = { si: sinhala, ta: tamil };
