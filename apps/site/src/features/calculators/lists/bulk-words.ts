import type { Locale, Messages } from '@formation/content';

export type BulkWords = Readonly<{
  locale: Locale;
  page: Messages['bulk'];
  /** What a missing fee is called. */
  names: Messages['calculators']['published']['names'];
}>;
