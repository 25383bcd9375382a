import type { SitemapOptions } from '@astrojs/sitemap';
import { locales, translatedLanguages } from '@formation/content';

const ownFolder = new RegExp(`^/(?:${translatedLanguages.join('|')})(?=/|$)`);

/**
 * What the sitemap holds: each listed page, with its addresses in the other languages.
 *
 * @param unlisted - pages that nobody should find by searching.
 */
export function sitemapByLanguage(unlisted: RegExp): SitemapOptions {
  const addresses = new Set<string>(); // the plugin asks of every page before it writes one
  const plain = (address: string) => address.replace(/\/$/, '');
  return {
    filter: (address) => {
      const isListed = !unlisted.test(address);
      if (isListed) addresses.add(plain(address));
      return isListed;
    },
    serialize: (item) => {
      const { origin, pathname } = new URL(item.url);
      const path = plain(pathname.replace(ownFolder, ''));
      const others = translatedLanguages
        .map((language) => ({ lang: locales[language].tag, url: `${origin}/${language}${path}` }))
        .filter(({ url }) => addresses.has(url));
      if (others.length === 0) return item;
      const english = { lang: 'en', url: `${origin}${path || '/'}` };
      return { ...item, links: [english, ...others, { ...english, lang: 'x-default' }] };
    },
  };
}
