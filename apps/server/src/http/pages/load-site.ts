import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { codings, type CompressedCache } from './compressed.ts';
import { addCompressed, siteFile, type SiteFile } from './site-file.ts';

/** Every file of the built site under the path that a visitor asks for. */
export type Site = ReadonlyMap<string, SiteFile>;

/** The path that a built file answers: `pricing.html` is /pricing, `si/index.html` is /si. */
function visitedPath(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.slice(0, -5).replace(/\/index$/, '') || '/' : path;
}

const isPublished = (path: string) => path.startsWith('.well-known') || !/(^|[/\\])\./.test(path);

/** Reads the built site into memory. @throws when the folder is missing or unreadable. */
export async function loadSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isPublished);
  const load = async (name: string) => {
    const path = visitedPath(name);
    return [path, siteFile(path, extname(name), await readFile(join(folder, name)))] as const;
  };
  return new Map(await Promise.all(names.map(load)));
}

const isHashed = (path: string) => path.startsWith('/_astro/');

/**
 * Reads the built site with the hashed files of the build before it, whose pages may still be open somewhere: what such
 * a page asks for late was named by its own build.
 *
 * @param before - the folder with the files of the build before; there need not be one.
 * @throws when the folder of the site is missing or unreadable.
 */
export async function loadRelease(folder: string, before: string): Promise<Site> {
  const [site, earlier] = await Promise.all([loadSite(folder), loadSite(before).catch((): Site => new Map())]);
  return new Map([...[...earlier].filter(([path]) => isHashed(path)), ...site]);
}

const isPage = ({ extension }: SiteFile) => extension === '.html';

const missing = (site: Site) =>
  [...site.values()]
    .filter((file) => file.compressible)
    .flatMap((file) => codings.filter((coding) => !file[coding]).map((coding) => ({ file, coding })));

/** Takes the compressed forms that an earlier run left on disk. */
export async function recallCompressed(site: Site, cache: CompressedCache): Promise<void> {
  const recall = async ({ file, coding }: ReturnType<typeof missing>[number]) => {
    const body = await cache.read(file.hash, coding);
    if (body) addCompressed(file, coding, body);
  };
  await Promise.all(missing(site).map(recall));
}

/** With more pages than this the best compression of each would take longer than the rest of the build. */
const MANY_PAGES = 500;

/** Makes the compressed forms that are still missing, so many at once. */
export async function makeCompressed(site: Site, cache: CompressedCache, atOnce = 1): Promise<void> {
  const waiting = missing(site).values(); // shared: each worker takes the next one
  const areMany = [...site.values()].filter(isPage).length > MANY_PAGES;
  const work = async () => {
    for (const { file, coding } of waiting) {
      const whole = { hash: file.hash, body: file.identity.body, quick: areMany && isPage(file) };
      addCompressed(file, coding, await cache.make(whole, coding));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
