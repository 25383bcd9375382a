import fc from 'fast-check';

/**
 * How many cases every law tries; Vitest reads this before each test file. `npm test` tries the same ones each time, so
 * that it judges the change and not the day. `LAW_CASES` asks for another number of cases that nobody has tried yet.
 */
const asked = process.env['LAW_CASES'];

fc.configureGlobal(asked ? { numRuns: Number(asked) } : { numRuns: 200, seed: 20_261_121 });
