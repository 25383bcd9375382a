import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

type Head = Readonly<{
  path: string;
  title: string;
  description: string;
  canonical: string;
  image: string;
  type: string;
}>;

/** The built HTML is read by the browser's own parser; nothing is loaded and no script runs. */
test('every page has its own title, description and address, a share image and one main heading', async ({ page }) => {
  const pages = publicPages();
  const heads = await page.evaluate((built) => {
    return built.map(({ path, html }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        path,
        title: parsed.title,
        description: attribute('meta[name=description]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        image: attribute('meta[property="og:image"]', 'content'),
        type: attribute('meta[property="og:type"]', 'content'),
        headings: parsed.querySelectorAll('h1').length,
        language: parsed.documentElement.lang,
      };
    });
  }, pages);

  const known = new Set(pages.map(({ path }) => path));
  /** Some addresses show another page, and say whose it is. */
  const own = heads.filter(({ canonical, path }) => new URL(canonical).pathname === path);
  const listed = [...readFileSync(join(dist, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)</g)].map(
    ([, loc]) => loc,
  );
  expect(listed).not.toHaveLength(0);
  expect.soft(listed.filter((loc) => own.every(({ canonical }) => canonical !== loc))).toEqual([]);
  const without = (wanted: (head: (typeof heads)[number]) => boolean) => heads.filter((head) => !wanted(head));
  expect.soft(without(({ title }) => title.length > 10 && letters(title) <= 80)).toEqual([]);
  expect.soft(without(({ description }) => description.length > 40 && letters(description) <= 170)).toEqual([]);
  expect
    .soft(without(({ canonical }) => canonical.endsWith('/404') || known.has(new URL(canonical).pathname)))
    .toEqual([]);
  expect.soft(without(({ image }) => /^https?:\/\/.+\.(png|jpg|webp)$/.test(image))).toEqual([]);
  expect.soft(without(({ headings, language, type }) => headings === 1 && language !== '' && type !== '')).toEqual([]);
  for (const inOneLanguage of Map.groupBy(own, ({ language }) => language).values())
    for (const part of ['title', 'description', 'canonical'] as const)
      expect.soft(repeated(inOneLanguage, part)).toEqual([]);
});

/** Signs above, below and beside a letter take no place of their own. */
const letters = (text: string) => text.replaceAll(/[\p{M}\u200D]/gu, '').length;

function repeated(heads: readonly Head[], part: 'title' | 'description' | 'canonical'): readonly string[] {
  const addresses = Map.groupBy(heads, (head) => head[part]);
  return [...addresses]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join()}`);
}
