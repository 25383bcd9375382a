import { messages, type Locale, type PlatformWords } from '@formation/content';
import { platformNames, type PlatformName } from '@formation/fees';

/** The words of a platform; one without a page of its own has none for it. */
export function wordsOf(locale: Locale, name: PlatformName): PlatformWords {
  return messages[locale].platforms[name];
}

/** The platforms that have a page of their own, in the order of the list of platforms. */
export function calculatorNames(locale: Locale): readonly PlatformName[] {
  return platformNames.filter((name) => wordsOf(locale, name).page);
}

/** What each platform is called. */
export function platformTitles(locale: Locale, names = platformNames): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, wordsOf(locale, name).name]));
}

/** The platforms whose sales are worked out in lists: those with a row to show in the template. */
export function listNames(locale: Locale): readonly PlatformName[] {
  return platformNames.filter((name) => wordsOf(locale, name).calculator.sample);
}
