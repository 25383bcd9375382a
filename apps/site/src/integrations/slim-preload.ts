import type { Plugin } from 'vite';

/**
 * What a part that comes later needs is asked for together with it. Vite's own helper does this too, and waits for
 * style sheets, which no script of ours brings: it weighs five times as much.
 */
const helper = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

export const slimPreload: Plugin = {
  name: 'slim-preload',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /vite\/preload-helper/ }, handler: () => ({ code: helper, map: null }) },
};
