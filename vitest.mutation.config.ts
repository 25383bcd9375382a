import { defineConfig } from 'vitest/config';

/** The tests of the room whose mutants are counted. A mutant is tested hundreds of times: laws try few cases. */
export default defineConfig({
  test: {
    include: ['domain/fees/src/**/*.test.ts'],
    setupFiles: ['tests/laws.ts'],
    env: { LAW_CASES: '10' },
    testTimeout: 30_000,
  },
});
