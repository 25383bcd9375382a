import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, translatedLanguages } from '@formation/content';

export const dist = join(import.meta.dirname, '../../apps/site/dist');

export type BuiltPage = Readonly<{ path: string; html: string }>;

/** The address of a built file: `index.html` is `/`, `si/pricing.html` is `/si/pricing`. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/(?<=.)\/$/, '');
}

/** The language of an address: English stands at the root, each other one under its own name. */
export const languageOf = (path: string): Locale =>
  translatedLanguages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';

/** Every page that the build made, by address; none when nothing is built. */
export function builtPages(): readonly BuiltPage[] {
  if (!existsSync(dist)) return [];
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => ({ path: addressOf(file), html: readFileSync(join(dist, file), 'utf8') }));
}

/** The console, and tools alone for pages of others: journeys of their own look at them. */
const isApart = /^\/console$|^(?:\/[a-z]{2})?\/embed\//;

/** Those that visitors of the site may open. */
export const publicPages = (): readonly BuiltPage[] => builtPages().filter(({ path }) => !isApart.test(path));

/** Pages by their language. */
export const byLanguage = (pages: readonly BuiltPage[]): ReadonlyMap<Locale, readonly BuiltPage[]> =>
  Map.groupBy(pages, ({ path }) => languageOf(path));
