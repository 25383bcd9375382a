import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { islandFiles } from '../../hydration/island-files.ts';
import { addressesOf, filesOf } from './late-modules.ts';

const inHydration = (name: string) => fileURLToPath(new URL(`../../hydration/${name}.ts`, import.meta.url));
const client = inHydration('client-renderer');

/** Notes which scripts each island needs. Astro builds the scripts before it writes the pages that name them. */
const scriptsOfIslands: Plugin = {
  name: 'scripts-of-islands',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const renderer = filesOf(client, scripts);
    for (const { isEntry, facadeModuleId: module } of scripts)
      if (isEntry && module !== null)
        islandFiles.scripts.set(module, addressesOf([...new Set([...filesOf(module, scripts), ...renderer])]));
  },
};

/**
 * The directives that wake islands (`src/hydration/directives.d.ts`), a renderer around React's that gives them their props,
 * and the files of deferred props: beside the scripts in a build, from memory in `npm run dev`.
 *
 * @param react - Astro's integration of React: all of it holds, but for the renderer that it adds.
 */
export const islands = (react: AstroIntegration): AstroIntegration => ({
  name: 'islands',
  hooks: {
    ...react.hooks,
    'astro:config:setup': async (options) => {
      const { addClientDirective, updateConfig } = options;
      const addRenderer: typeof options.addRenderer = ({ name }) =>
        options.addRenderer({ name, clientEntrypoint: client, serverEntrypoint: inHydration('server-renderer') });
      await react.hooks['astro:config:setup']?.({ ...options, addRenderer });
      addClientDirective({ name: 'interact', entrypoint: inHydration('hydrate-on-intent') });
      addClientDirective({ name: 'answer', entrypoint: inHydration('hydrate-form') });
      addClientDirective({ name: 'soon', entrypoint: inHydration('hydrate-on-idle') });
      updateConfig({ vite: { plugins: [scriptsOfIslands] } });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const props = islandFiles.props.get(request.url ?? '');
        if (props === undefined) next();
        else response.setHeader('content-type', 'application/json').end(props);
      });
    },
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL('_astro/', dir), { recursive: true });
      for (const [address, text] of islandFiles.props) await writeFile(new URL(`.${address}`, dir), text);
    },
  },
});
