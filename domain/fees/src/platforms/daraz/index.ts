import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';

/** Daraz in Sri Lanka. It publishes no rates: they are asked for, and there is no table. */
export const daraz: Platform = platform({ question, answer, goals, sources: {}, table: {} });
