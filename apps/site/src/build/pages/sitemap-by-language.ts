import type { SitemapOptions } from '@astrojs/sitemap';
import { hreflangs, translatedLanguages } from '@formation/content';
import type { AstroIntegration } from 'astro';

const ownFolder = new RegExp(`^/(?:${translatedLanguages.join('|')})(?=/|$)`);

/** Which of the pages that are not listed no built page is: someone has renamed it, and it would be listed. */
export const unknownPages = (unlisted: readonly RegExp[], pages: readonly string[]): readonly RegExp[] =>
  unlisted.filter((page) => !pages.some((path) => page.test(path)));

/** Fails a build that does not know a page which its sitemap leaves out. */
export const unlistedPagesAreThere = (unlisted: readonly RegExp[]): AstroIntegration => ({
  name: 'unlisted-pages-are-there',
  hooks: {
    'astro:build:done': ({ pages }) => {
      const paths = pages.map(({ pathname }) => `/${pathname}`.replace(/\/$/, ''));
      const unknown = unknownPages(unlisted, paths).map(({ source }) => source);
      if (unknown.length > 0) throw new Error(`The sitemap leaves out pages that are not there: ${unknown.join(', ')}`);
    },
  },
});

/**
 * What the sitemap holds: each listed page, with its addresses in the other languages.
 *
 * @param unlisted - pages that nobody should find by searching.
 */
export function sitemapByLanguage(unlisted: readonly RegExp[]): NonNullable<SitemapOptions> {
  const addresses = new Set<string>(); // the plugin asks of every page before it writes one
  const plain = (address: string) => address.replace(/\/$/, '');
  return {
    filter: (address) => {
      const isListed = !unlisted.some((page) => page.test(address));
      if (isListed) addresses.add(plain(address));
      return isListed;
    },
    serialize: (item) => {
      const { origin, pathname } = new URL(item.url);
      const path = plain(pathname.replace(ownFolder, ''));
      const others = translatedLanguages
        .flatMap((language) => hreflangs(language).map((lang) => ({ lang, url: `${origin}/${language}${path}` })))
        .filter(({ url }) => addresses.has(url));
      if (others.length === 0) return item;
      const english = { lang: 'en', url: `${origin}${path || '/'}` };
      return { ...item, links: [english, ...others, { ...english, lang: 'x-default' }] };
    },
  };
}
