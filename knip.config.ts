import type { KnipConfig } from 'knip';

/** What is used from outside the code that knip can see; each exception says by what. */
export default {
  // a type may stand in the signature of an exported function without being imported by name
  ignoreExportsUsedInFile: { type: true, interface: true },
  // scripts/videos.ts makes committed files; who makes new ones has it
  ignoreBinaries: ['ffmpeg'],
  workspaces: {
    '.': {
      entry: [
        'scripts/{boot,complete-lock}.mjs',
        'scripts/*.ts',
        'scripts/chromium/unpack.ts', // a program of its own, for its folder of temporary files
        'tests/**/*.{test,spec}.ts',
        'tests/soak/soak.ts',
        'tests/engines/engines.ts',
        'rooms.mjs',
        'knip.doors.config.ts', // named in scripts/tasks/check.ts
        'vitest.mutation.config.ts', // named in stryker.config.json
      ],
      // of the system: what the soak test and the tests in other engines need
      ignoreBinaries: ['mount', 'umount', 'openssl', 'Xvfb', 'WebKitWebDriver'],
      // scripts/tasks/check.ts starts them by their names
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'apps/site': {
      entry: ['src/pages/**/*.{astro,ts}', 'src/hydration/{hydrate-*,*-renderer}.ts'], // build/scripts/islands.ts names them
      // `astro check` looks for the first; the integrations read the fonts' files, and make those of `cut-fonts`
      ignoreDependencies: ['@astrojs/check', '@fontsource/*', 'cut-fonts'],
    },
    'apps/server': { entry: ['src/{server,compress,index}.ts', 'src/cli/*.ts'] },
    'design/tokens': { ignoreDependencies: ['@fontsource-variable/*'] }, // src/fonts.css
  },
} satisfies KnipConfig;
