import type { KnipConfig } from 'knip';
import { rooms } from './rooms.mjs';

/** The doors of domain/fees are also those of the published package (docs/fee-package.md): others may take from them. */
const PUBLISHED = 'domain/fees';

/** The rooms whose doors are judged: an app is the end of a way, nobody takes anything from it. */
const judged = Object.keys(rooms).filter((room) => !room.startsWith('apps/') && room !== PUBLISHED);

/** What some rooms need beside that. */
const settings: Readonly<Record<string, object>> = {
  'design/tokens': { ignoreDependencies: ['@fontsource-variable/*'] }, // src/fonts.css
};

/**
 * What is used from outside the code that knip can see; each exception says by what. What a room offers and nobody
 * outside the room takes is unused, too. Who takes a whole room under one name takes everything in it.
 */
export default {
  // a type may stand in the signature of an exported function without being imported by name
  ignoreExportsUsedInFile: { type: true, interface: true },
  // types may stand at a door unasked: they are in the signatures of what is taken
  ignoreIssues: { '**/src/**/index.ts': ['types'] },
  // scripts/build/videos.ts makes committed files; who makes new ones has it
  ignoreBinaries: ['ffmpeg'],
  workspaces: {
    '.': {
      entry: [
        'scripts/{boot,complete-lock}.mjs',
        'scripts/{,bench/,build/,content/,release/}*.ts',
        'scripts/chromium/unpack.ts', // a program of its own, for its folder of temporary files
        'tests/**/*.{test,spec}.ts',
        'tests/soak/soak.ts',
        'tests/engines/engines.ts',
        'rooms.mjs',
        'vitest.mutation.config.ts', // named in stryker.config.json
      ],
      // of the system: what the soak test and the tests in other engines need
      ignoreBinaries: ['mount', 'umount', 'openssl', 'Xvfb', 'WebKitWebDriver'],
      // scripts/tasks/steps.ts starts them by their names
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'apps/site': {
      entry: ['src/pages/**/*.{astro,ts}', 'src/hydration/{hydrate-*,*-renderer}.ts'], // build/scripts/islands.ts names them
      // `astro check` looks for the first; the integrations read the fonts' files, and make those of `cut-fonts`
      ignoreDependencies: ['@astrojs/check', '@fontsource/*', 'cut-fonts'],
    },
    'apps/server': { entry: ['src/{main/serve,main/server,main/compress,index}.ts', 'src/cli/*.ts'] },
    ...Object.fromEntries(judged.map((room) => [room, { ...settings[room], includeEntryExports: true }])),
  },
} satisfies KnipConfig;
