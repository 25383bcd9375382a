import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Names that packages from outside keep for themselves, by whose they are: an update may change them without a word. The
 * name of Astro's element is not among them, its documentation has it.
 */
const privateNames = {
  'attributes of Astro’s element':
    /component-(?:url|export)|(?:renderer|before-hydration)-url|await-children|astro-island\[|\[ssr\]|\b(?:props|opts)=['"]/,
  'inner elements of Astro': /astro-slot|astro-static-slot|data-astro-template|astro:end/,
  'inner modules of Astro and its packages': /astro\/dist|@astrojs\/\w+\/(?:dist|src)|self\.Astro|Astro\[/,
  'the preload helper of Vite': /__vite\w*|vite\/preload-helper/i,
  'helpers of the bundler': /__exportAll|__toESM|__commonJS|__esModule|_interopRequire|rolldown(?:-|\/)runtime/,
  'how React is published': /cjs\/|\.production|__react\w+|__REACT\w*|__SECRET|__CLIENT_INTERNALS/,
} as const;

const sources = globSync(['apps/site/astro.config.ts', 'apps/site/src/{build,hydration}/**/*.ts'], {
  cwd: root,
}).filter((name) => !name.endsWith('.test.ts'));

/** The private names in a text, each with whose it is. */
const privateIn = (text: string): readonly string[] =>
  Object.entries(privateNames).flatMap(([whose, name]) => {
    const [found] = name.exec(text) ?? [];
    return found === undefined ? [] : [`${found}: ${whose}`];
  });

test('the sources of the build and of hydration are found', () => {
  expect(sources.length).toBeGreaterThan(30);
});

test.each(sources)('%s names nothing that a package keeps for itself', (name) => {
  expect(privateIn(readFileSync(join(root, name), 'utf8'))).toEqual([]);
});

test.each([
  ["island.getAttribute('component-url')", 'component-url'],
  ['export const __vitePreload = 1;', '__vitePreload'],
  ['Object.keys(node).some((key) => key.startsWith("__reactFiber$"))', '__reactFiber'],
  ['filter: { id: /react-dom\\/cjs\\/react-dom-client.production.js/ }', '.production'],
  ["import { n as __exportAll } from './rolldown-runtime.js';", '__exportAll'],
])('%s is one', (code, name) => {
  expect(privateIn(code).join()).toContain(name);
});
