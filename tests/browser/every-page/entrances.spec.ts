import { builtPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

type Read = Readonly<{ path: string; canonical: string; isListed: boolean; links: readonly string[] }>;

/** What a page's own content leads to: what stands in its main part, without the trail above the heading. */
function read(pages: ReturnType<typeof builtPages>): readonly Read[] {
  return pages.map(({ path, html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? path;
    const links = [...parsed.querySelectorAll('main a[href^="/"]')].filter((link) => !link.closest('nav'));
    return {
      path,
      canonical: new URL(canonical, 'http://here').pathname,
      isListed: !parsed.querySelector('meta[name=robots][content~=noindex]'),
      links: links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://here').pathname),
    };
  });
}

/** The pages from which each page is reached; two addresses of one page are one. */
function entrances(pages: readonly Read[]): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map(pages.map(({ path, canonical }) => [path, canonical]));
  const found = new Map(pages.map(({ canonical }) => [canonical, new Set<string>()]));
  for (const { canonical, links } of pages)
    for (const link of links) {
      const to = own.get(link);
      if (to !== undefined && to !== canonical) found.get(to)?.add(canonical);
    }
  return found;
}

/**
 * Counted is what a page's own content leads to, on pages that search engines may list. The frame does not count:
 * the bar, the side menu and the footer stand on every page, and the logo in them leads home.
 */
test('every page is reached from the content of three others', async ({ page }) => {
  const listed = (await page.evaluate(read, builtPages())).filter(({ isListed }) => isListed);
  const isHome = (path: string) => /^\/([a-z]{2})?$/.test(path);
  const few = [...entrances(listed)]
    .filter(([path, from]) => !isHome(path) && from.size < 3)
    .map(([path, from]) => `${path} is reached from ${[...from].join(', ') || 'nowhere'}`);

  expect(listed.length).toBeGreaterThan(30);
  expect(few).toEqual([]);
});
