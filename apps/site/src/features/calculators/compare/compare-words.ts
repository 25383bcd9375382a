import type { Locale, Messages } from '@formation/content';
import type { FileFieldWords } from '../../../lib/input/file-field/file-field-words.ts';

export type CompareWords = Readonly<{
  locale: Locale;
  fileField: FileFieldWords;
  page: Messages['compare'];
  sharing: Messages['sharing'];
  /** What the calculators share. */
  published: Messages['calculators']['published'];
  /** The platforms by their names. */
  platforms: Readonly<Record<string, string>>;
}>;
