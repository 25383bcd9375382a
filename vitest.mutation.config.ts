import { defineConfig } from 'vitest/config';

/** The tests of the rooms whose mutants are counted. */
export default defineConfig({ test: { include: ['domain/{money,fees}/src/**/*.test.ts'] } });
