import type { Locale, Messages } from '@formation/content';

/** What the form says, and the platforms that one can be told of. */
export type FeeNewsWords = Readonly<Pick<Messages['feeNews'], 'title' | 'text' | 'form' | 'asked' | 'refused'>> &
  Readonly<{ platforms: readonly Readonly<{ value: string; label: string }>[] }>;

/**
 * Its words: a file of its own, which most visitors never ask for.
 *
 * @throws when the line is cut; the next call tries again.
 */
export async function loadFeeNewsWords(locale: Locale): Promise<FeeNewsWords> {
  const answer = await fetch(`/words/${locale}/fee-news.json`);
  if (!answer.ok) throw new Error(`The words did not come: ${answer.status}`);
  // eslint-disable-next-line no-restricted-syntax -- written by our own build from the words of this type
  return (await answer.json()) as FeeNewsWords;
}
