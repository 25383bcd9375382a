import type { Locale, Messages } from '@formation/content';
import { useLoaded } from '../../../hydration/use-loaded.ts';
import type { FileFieldWords } from '../../../lib/input/file-field/file-field-words.ts';
import { loadListWords, loadPublishedWords } from '../load-words.ts';

/** What the page says before a list is open; the rest comes with the first one. */
export type InputWords = Readonly<{
  locale: Locale;
  fileField: FileFieldWords;
  page: Pick<Messages['bulk'], 'platform' | 'running' | 'failed'> &
    Readonly<{ input: Pick<Messages['bulk']['input'], 'title' | 'help' | 'file' | 'paste' | 'read' | 'template'> }>;
  /** The folder of the templates in this language. */
  templates: string;
  /** The platforms that have a list, by their names. */
  platforms: Readonly<Record<string, string>>;
}>;

/** What an open list and its result say. */
export type BulkWords = Readonly<{
  page: Messages['bulk'];
  /** What the calculators share: how a missing fee is named. */
  published: Messages['calculators']['published'];
}>;

/** The words of an open list, when they are there. */
export function useBulkWords(locale: Locale): BulkWords | undefined {
  return useLoaded(locale, async () => {
    const [page, published] = await Promise.all([loadListWords(locale), loadPublishedWords(locale)]);
    return { page, published };
  });
}
