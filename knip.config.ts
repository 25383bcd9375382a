import type { KnipConfig } from 'knip';

/** What is used from outside the code that knip can see. */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/{boot,complete-lock}.mjs',
        'scripts/*.ts',
        'tests/**/*.{test,spec}.ts',
        'tests/soak/soak.ts',
        'rooms.mjs',
      ],
    },
    'apps/site': { entry: ['src/pages/**/*.{astro,ts}', 'src/content.config.ts', 'astro.config.ts'] },
    'apps/server': { entry: ['src/{server,index}.ts', 'src/cli/*.ts'] },
  },
} satisfies KnipConfig;
