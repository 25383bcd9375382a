import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,design,apps}/*/src/**/*.test.{ts,tsx}',
      'content/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
    ],
  },
});
