import type { Locale, Messages } from '@formation/content';

export type CompareWords = Readonly<{
  locale: Locale;
  page: Messages['compare'];
  sharing: Messages['sharing'];
  /** What the calculators share. */
  published: Messages['calculators']['published'];
  /** The platforms by their names. */
  platforms: Readonly<Record<string, string>>;
}>;
