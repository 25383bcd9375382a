import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';

/** A price and a cost: exact arithmetic, no table. */
export const profitMargin: Platform = platform({ question, answer, goals, sources: {}, table: {} });
