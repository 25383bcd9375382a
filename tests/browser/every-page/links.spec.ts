import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, dist } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

type Linked = Readonly<{ path: string; ids: readonly string[]; links: readonly string[] }>;

/** Reads the built pages with the browser's own parser. */
function read(pages: ReturnType<typeof builtPages>): readonly Linked[] {
  return pages.map(({ path, html }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const found = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const sets = found('[srcset]', 'srcset').flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0]));
    const images = found('meta[property="og:image"]', 'content').map((url) => new URL(url).pathname);
    const plain = [...found('[href]:not([rel~=canonical], [rel~=alternate])', 'href'), ...found('[src]', 'src')];
    return {
      path,
      ids: found('[id]', 'id'),
      links: [...plain, ...sets, ...images].filter((link) => link !== undefined),
    };
  });
}

/** True when the built file has an element of that name: a symbol of an icon sheet. */
function hasSymbol(pathname: string, id: string): boolean {
  const file = join(dist, pathname);
  return pathname.endsWith('.svg') && existsSync(file) && readFileSync(file, 'utf8').includes(`id="${id}"`);
}

test('every link leads somewhere', async ({ page, request, baseURL }) => {
  const pages = await page.evaluate(read, builtPages());
  const ids = new Map(pages.map(({ path, ids: known }) => [path, new Set(known)]));
  const all = pages.flatMap(({ path, links }) =>
    links.map((link) => ({ path, link, url: new URL(link, `${baseURL}${path}`) })),
  );
  const leadsSomewhere = async ({ pathname, hash, origin, protocol }: URL): Promise<boolean> => {
    if (origin !== baseURL) return /^(https?|mailto|tel|data):$/.test(protocol);
    const id = decodeURIComponent(hash.slice(1));
    if (id) return ids.get(pathname)?.has(id) ?? hasSymbol(pathname, id);
    return ids.has(pathname) || (await request.get(pathname)).ok();
  };
  const distinct = [...new Map(all.map((each) => [each.url.href, each])).values()];

  const dead: string[] = [];
  for (const { path, link, url } of distinct) if (!(await leadsSomewhere(url))) dead.push(`${path}: ${link}`);

  expect(distinct.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});
