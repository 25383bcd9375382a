import { formationCards, freeTools } from '@formation/content';
import { builtPages, languageOf, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

type Read = Readonly<{
  path: string;
  canonical: string;
  isListed: boolean;
  links: readonly string[];
  frame: readonly (readonly string[])[];
}>;

/**
 * What a page's own content leads to: what stands in its main part, without the trail above the heading. And what its
 * frame leads to: the bar, the side menu and the footer.
 */
function read(pages: ReturnType<typeof builtPages>): readonly Read[] {
  return pages.map(({ path, html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? path;
    const pathOf = (link: Element) => new URL(link.getAttribute('href') ?? '', 'http://here').pathname;
    const linksIn = (part: string) => [...parsed.querySelectorAll(`${part} a[href^="/"]`)];
    const links = linksIn('main').filter((link) => !link.closest('nav:has([aria-current])'));
    return {
      path,
      canonical: new URL(canonical, 'http://here').pathname,
      isListed: !parsed.querySelector('meta[name=robots][content~=noindex]'),
      links: links.map(pathOf),
      frame: ['header', '#side-menu', 'footer'].map((part) => linksIn(part).map(pathOf)),
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
  const few = [...entrances(listed)]
    .filter(([path, from]) => !isHome(path) && from.size < 3)
    .map(([path, from]) => `${path} is reached from ${[...from].join(', ') || 'nowhere'}`);

  expect(listed.length).toBeGreaterThan(30);
  expect(few).toEqual([]);
});

const addresses = new Set(builtPages().map(({ path }) => path));

/** A page in the language of another; in English where that language does not have it. */
function inLanguageOf(path: string, page: string): string {
  const own = `/${languageOf(path)}${page}`;
  return addresses.has(own) ? own : page;
}

const isHome = (path: string) => /^\/([a-z]{2})?$/.test(path);

test('the home page of every language leads to every free tool', async ({ page }) => {
  const homes = (await page.evaluate(read, builtPages())).filter(({ path }) => isHome(path));

  expect(homes.length).toBeGreaterThan(1);
  for (const { path, links } of homes) {
    const tools = freeTools(languageOf(path)).map(({ href }) => inLanguageOf(path, href));
    expect
      .soft(
        tools.filter((tool) => !links.includes(tool)),
        path,
      )
      .toEqual([]);
  }
});

test('bar, side menu and footer of every page lead to all tools, companies, articles and reviews, the bar to the search', async ({
  page,
}) => {
  const ends = ['/resources', '/blog', '/testimonials', ...formationCards.map(({ slug }) => `/formation/${slug}`)];
  for (const { path, frame } of await page.evaluate(read, publicPages())) {
    const here = ends.map((end) => inLanguageOf(path, end));
    expect
      .soft(
        frame.map((links) => here.filter((end) => !links.includes(end))),
        path,
      )
      .toEqual([[], [], []]);
    expect.soft(frame[0], path).toContain(inLanguageOf(path, '/search'));
  }
});
