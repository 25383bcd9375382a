import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Month } from './question.ts';
export { goals } from './solve.ts';

/** Patreon: what members pay a page in a month. No page says that it pays out in Sri Lanka. */
export const patreon: Platform = platform({ question, answer, goals, sources, table });
