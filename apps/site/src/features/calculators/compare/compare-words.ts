import type { Locale, Messages } from '@formation/content';
import type { ModelWords } from './models.ts';

export type CompareWords = Readonly<{
  locale: Locale;
  page: Messages['compare'];
  sharing: Messages['sharing'];
  calculators: ModelWords;
}>;
