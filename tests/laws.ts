import fc from 'fast-check';

/**
 * How many cases every law tries, and which; Vitest reads this before each test file. They are the same ones each time,
 * so that a test judges the change and not the day, unless `LAW_SEED=new` asks for some that nobody has tried yet.
 */
const { LAW_CASES: cases = '200', LAW_SEED: seed } = process.env;

fc.configureGlobal({ numRuns: Number(cases), ...(seed !== 'new' && { seed: 20_261_121 }) });
