import type { CalculatorWords, Locale } from '@formation/content';
import { loadPlatform, type PlatformName } from '@formation/fees';
import { loadWords } from './load-words.ts';
import { modelOf, type Published } from './published/platform-model.ts';
import type { PublishedModel } from './published/published-model.ts';

/** A platform's calculator with its words, for a page that does not bring them. */
export type LoadedModel = Readonly<{
  model: PublishedModel;
  words: CalculatorWords;
  published: Published;
}>;

const loaded = new Map<string, Promise<LoadedModel>>();

/**
 * The tables and the words of a platform, each asked for once.
 *
 * @throws when the line is cut; the next call tries again.
 */
export function loadModel(
  name: PlatformName,
  locale: Locale,
  published: Published | Promise<Published>,
): Promise<LoadedModel> {
  const key = `${locale} ${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const asked = Promise.all([loadPlatform(name), loadWords(name, locale), published]).then(
    ([platform, words, common]) => ({
      model: modelOf(platform, words, common),
      words,
      published: common,
    }),
  );
  loaded.set(key, asked);
  asked.catch(() => loaded.delete(key));
  return asked;
}
