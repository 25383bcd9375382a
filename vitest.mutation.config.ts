import { defineConfig } from 'vitest/config';

/** The tests of the room whose mutants are counted. Laws try 10 cases here: a mutant is tested hundreds of times. */
export default defineConfig({
  plugins: [
    {
      name: 'short-laws',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('.test.ts') ? code.replace(/numRuns: [\d_]+/g, 'numRuns: 10') : undefined),
    },
  ],
  test: { include: ['domain/fees/src/**/*.test.ts'], testTimeout: 30_000 },
});
