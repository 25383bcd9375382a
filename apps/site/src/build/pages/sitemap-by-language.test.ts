import { expect, test } from 'vitest';
import { sitemapByLanguage, unknownPages } from './sitemap-by-language.ts';

test('a page that the sitemap leaves out is there, in one language at least', () => {
  const unlisted = [/\/design$/, /\/reminders\/\w+$/, /\/renamed$/];

  expect(unknownPages(unlisted, ['/design', '/si/reminders/confirmed', '/not/renamed/at-all'])).toEqual([/\/renamed$/]);
});

test('a translated page is listed for readers of its language anywhere, and for those in its country', () => {
  const sitemap = sitemapByLanguage([]);
  for (const path of ['/pricing', '/ta/pricing']) sitemap.filter?.(`https://firm.test${path}`);

  const { links } = sitemap.serialize?.({ url: 'https://firm.test/ta/pricing' }) as Readonly<{
    links: readonly unknown[];
  }>; // at once

  expect(links).toEqual([
    { lang: 'en', url: 'https://firm.test/pricing' },
    { lang: 'ta', url: 'https://firm.test/ta/pricing' },
    { lang: 'ta-LK', url: 'https://firm.test/ta/pricing' },
    { lang: 'x-default', url: 'https://firm.test/pricing' },
  ]);
});
