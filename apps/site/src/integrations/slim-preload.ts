import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bring = fileURLToPath(new URL('../lib/bring.ts', import.meta.url));

/**
 * A part that comes later is imported once all that it needs is in the browser's cache, see `bring.ts`. Vite's own
 * helper names its files, if it needs others than itself; it also waits for style sheets, which no script of ours
 * brings.
 */
const helper = `
import { bring } from ${JSON.stringify(bring)};
export const __vitePreload = async (load, files = []) => {
  await bring(files.length ? files.map((file) => '/' + file) : ['/_astro' + /\\.(\\/.+?\\.js)/.exec(load)[1]]);
  return load();
};`;

export const slimPreload: Plugin = {
  name: 'slim-preload',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: helper, map: null }) },
};
