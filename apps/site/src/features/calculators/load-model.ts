import type { CalculatorWords, Locale } from '@formation/content';
import { loadPlatform, type PlatformName } from '@formation/fees';
import { onceEach } from '../../lib/async/once-each.ts';
import { loadWords } from './load-words.ts';
import { modelOf, type Published } from './published/platform-model.ts';
import type { PublishedModel } from './published/published-model.ts';

/** A platform's calculator with its words, for a page that does not bring them. */
export type LoadedModel = Readonly<{
  model: PublishedModel;
  words: CalculatorWords;
  published: Published;
}>;

const onceEachModel = onceEach<LoadedModel>();

/**
 * The tables and the words of a platform, each asked for once; it waits for a line that is cut.
 */
export function loadModel(
  name: PlatformName,
  locale: Locale,
  published: Published | Promise<Published>,
): Promise<LoadedModel> {
  return onceEachModel(`${locale} ${name}`, async () => {
    const [platform, words, common] = await Promise.all([loadPlatform(name), loadWords(name, locale), published]);
    return { model: modelOf(platform, words, common), words, published: common };
  });
}
