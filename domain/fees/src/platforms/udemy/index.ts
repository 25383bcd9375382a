import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Sales } from './question.ts';
export { goals } from './solve.ts';

/** Udemy: what courses sell for. It pays by PayPal or Payoneer, and no page says that either works in Sri Lanka. */
export const udemy: Platform = platform({ question, answer, goals, sources, table });
