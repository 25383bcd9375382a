import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Work } from './question.ts';
export { goals } from './solve.ts';

/** Upwork: a contract by the rate that Upwork set for it, and what the proposals cost that won it. */
export const upwork: Platform = platform({ question, answer, goals, sources, table, paidBy: 'marketplace' });
