import type { Locale, Messages } from '@formation/content';
import type { FileFieldWords } from '../../../lib/input/file-field/file-field-words.ts';

export type BulkWords = Readonly<{
  locale: Locale;
  fileField: FileFieldWords;
  page: Messages['bulk'];
  /** The folder of the templates in this language. */
  templates: string;
  /** What the calculators share: how a missing fee is named. */
  published: Messages['calculators']['published'];
  /** The platforms that have a list, by their names. */
  platforms: Readonly<Record<string, string>>;
}>;
