import type { SitemapOptions } from '@astrojs/sitemap';

const languages = [
  ['si-LK', '/si'],
  ['ta-LK', '/ta'],
] as const;

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
      const path = plain(pathname.replace(/^\/(?:si|ta)(?=\/|$)/, ''));
      const others = languages
        .map(([lang, prefix]) => ({ lang, url: origin + prefix + path }))
        .filter(({ url }) => addresses.has(url));
      if (others.length === 0) return item;
      const english = { lang: 'en', url: `${origin}${path || '/'}` };
      return { ...item, links: [english, ...others, { ...english, lang: 'x-default' }] };
    },
  };
}
