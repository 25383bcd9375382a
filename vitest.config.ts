import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A law over 10,000 cases takes seconds on a busy machine; only a hang takes five minutes.
const testTimeout = 300_000;

/** How many cases the laws try. */
const setupFiles = ['tests/laws.ts'];

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
          setupFiles,
          globalSetup: ['apps/server/src/store/postgres-of-tests.ts'],
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        // Builds a changed copy of the whole and tests that: `npm run test:owner`.
        test: { name: 'owner', testTimeout, hookTimeout: testTimeout, include: ['tests/owner/*.test.ts'] },
      },
    ],
  },
});
