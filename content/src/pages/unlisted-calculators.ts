import { moreTools, resourceCards, tools } from '../../entries/tools/tools.ts';
import type { Locale } from '../locales.ts';
import { messages } from '../messages/index.ts';
import type { PlatformWords } from './platform-words.ts';

const listed = new Set<string>([...resourceCards, ...moreTools].map((name) => tools[name].href));

/** The calculators that no list of tools names, so that a new one is found: their own pages say what they answer. */
export function unlistedCalculators(locale: Locale) {
  return Object.entries<PlatformWords>(messages[locale].platforms).flatMap(([name, { page }]) => {
    const href = `/calculator/${name}`;
    return page && !listed.has(href) ? [{ href, title: page.heading, text: page.lead }] : [];
  });
}
