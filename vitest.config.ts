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
        // Pure rooms have nothing that one file could leave behind for the next: they share a worker.
        test: {
          name: 'pure',
          isolate: false,
          testTimeout,
          setupFiles,
          include: ['domain/*/src/**/*.test.ts', 'content/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'house',
          testTimeout,
          setupFiles,
          include: ['{design,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        // Builds a changed copy of the whole and tests that: `npm run test:owner`.
        test: { name: 'owner', testTimeout, hookTimeout: testTimeout, include: ['tests/owner/*.test.ts'] },
      },
    ],
  },
});
