import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Month } from './question.ts';
export { goals } from './solve.ts';
export { usTax } from './tables/fees.ts';

/** YouTube: a month's earnings, YouTube's part of them, and what Google withholds for the United States. */
export const youtube: Platform = platform({ question, answer, goals, sources, table });
