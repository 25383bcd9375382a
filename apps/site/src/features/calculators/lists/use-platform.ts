import type { CalculatorWords, Locale } from '@formation/content';
import { loadPlatform, type Calculator, type PlatformName } from '@formation/fees';
import { useLoaded } from '../../../hydration/use-loaded.ts';
import { loadWords } from '../load-words.ts';

/** The platform whose list is worked out, with its words. */
export type ChosenPlatform = Readonly<{ name: PlatformName; calculator: Calculator; words: CalculatorWords }>;

/** The tables and the words of the platform that is chosen, when they are there. */
export function usePlatform(name: PlatformName, locale: Locale) {
  return useLoaded(name, async (): Promise<ChosenPlatform> => {
    const [calculator, words] = await Promise.all([loadPlatform(name), loadWords(name, locale)]);
    return { name, calculator, words };
  });
}
