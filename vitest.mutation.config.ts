import { defineConfig } from 'vitest/config';

/** The tests of the rooms whose mutants are counted. Laws try 100 cases here: a mutant is tested hundreds of times. */
export default defineConfig({
  plugins: [
    {
      name: 'short-laws',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.test.ts') ? code.replace(/numRuns: \d+_\d+/g, 'numRuns: 100') : undefined,
    },
  ],
  test: { include: ['domain/{money,fees}/src/**/*.test.ts'], testTimeout: 30_000 },
});
