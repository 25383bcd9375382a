import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A law over 10,000 cases takes seconds on a busy machine; only a hang takes five minutes.
const testTimeout = 300_000;

/** How many cases the laws try. */
const setupFiles = ['tests/laws.ts'];

/** What only a service can show is in files of this name, and runs in `services` alone. */
const onlyServices = 'apps/server/src/**/*.services.test.ts';

/** Tests of every engine run on the embedded one in `house`, and once more on PostgreSQL in `services`. */
const ofEveryEngine = globSync('apps/server/src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /\bengines\(\)/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // by default one processor is left idle
    projects: [
      {
        // Files share a worker, which reads the tables, the words and the server once and not for each file: a test
        // stops what it starts, and leaves nothing behind for the next.
        test: {
          name: 'pure',
          isolate: false,
          unstubGlobals: true,
          testTimeout,
          hookTimeout: testTimeout, // one that reads all words anew takes ten seconds there
          setupFiles,
          include: [
            '{domain,design}/*/src/**/*.test.{ts,tsx}',
            'content/src/**/*.test.ts',
            'apps/{site,command-line}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'house',
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles,
          include: ['apps/{server,mcp}/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/rules/*.test.ts'],
          exclude: [onlyServices],
        },
      },
      {
        // What needs more than Node: `npm run test:services`, which starts it.
        test: {
          name: 'services',
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles,
          globalSetup: ['apps/server/src/testing/postgres-of-tests.ts'],
          include: [onlyServices, ...ofEveryEngine],
        },
      },
      {
        // Builds a changed copy of the whole and tests that: `npm run test:owner`.
        test: { name: 'owner', testTimeout, hookTimeout: testTimeout, include: ['tests/owner/*.test.ts'] },
      },
    ],
  },
});
