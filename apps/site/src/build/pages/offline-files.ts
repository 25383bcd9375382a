import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SavedSite } from '../../service-worker/saved-pages.ts';
import { packedScript } from '../scripts/packed-script.ts';
import { savedFiles, type BuiltSite } from './saved-files.ts';

const worker = fileURLToPath(new URL('../../service-worker/service-worker.ts', import.meta.url));

/** What `pages/[...locale]/offline.json.ts` says of one language. */
type Plan = Omit<SavedSite, 'files'> &
  Readonly<{ language: string; paths: readonly string[]; data: readonly string[] }>;

async function builtSite(dir: URL): Promise<BuiltSite> {
  const files = (await readdir(dir, { recursive: true })).map((file) => `/${file}`);
  return { files, read: (address) => readFileSync(new URL(`.${address}`, dir), 'utf8') };
}

/** Puts into the page that offers it how many megabytes come over the line. */
function sayHowMuch(page: string, files: SavedSite['files'], dir: URL): void {
  const fileOf = (url: string) =>
    [new URL(`.${url}.html`, dir), new URL(`.${url}`, dir)].find((file) => existsSync(file));
  const bytes = files.map(({ url }) => gzipSync(readFileSync(fileOf(url) ?? '')).length);
  const megabytes = (bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
  const file = new URL(`.${page}.html`, dir);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{size}', megabytes));
}

/** Makes the script that keeps the tools on a device, with the list of what it keeps. Nothing asks for it unasked. */
export const offlineFiles = (): AstroIntegration => ({
  name: 'offline-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const site = await builtSite(dir);
      const plans = site.files.filter((file) => /^(?:\/[a-z]{2})?\/offline\.json$/.test(file));
      const sites = plans.map((file): readonly [string, SavedSite] => {
        const { language, paths, data, ...rest } = JSON.parse(site.read(file)) as Plan; // our own page made it
        sayHowMuch(rest.offlinePage, savedFiles({ paths, data }, site), dir);
        return [language, { ...rest, files: savedFiles({ paths, data }, site) }];
      });
      const define = { SAVED_SITES: JSON.stringify(Object.fromEntries(sites)) };
      await writeFile(new URL('sw.js', dir), await packedScript(worker, 'iife', define));
    },
  },
});
