import type { Translated } from '../../locales.ts';
import type { LanguageRules } from './language-rules.ts';
import { sinhalaRules } from './si.ts';
import { tamilRules } from './ta.ts';

/** What the checks know of each language. */
export const rulesOf: Readonly<Record<Translated, LanguageRules>> = { si: sinhalaRules, ta: tamilRules };

/** Whether a text has a letter of another translation's script. */
export const hasForeignLetter = (language: Translated, text: string): boolean =>
  Object.entries(rulesOf).some(([other, { letter }]) => other !== language && letter?.test(text));
