import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A law over 10,000 cases takes seconds on a busy machine; only a hang takes a minute.
    testTimeout: 60_000,
    include: [
      '{domain,design,apps}/*/src/**/*.test.{ts,tsx}',
      'content/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
    ],
  },
});
