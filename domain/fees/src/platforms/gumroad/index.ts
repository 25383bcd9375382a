import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';

/** Gumroad: a sale by the seller's own link, or through Gumroad's marketplace. */
export const gumroad: Platform = platform({ question, answer, goals, sources, table, paidBy: 'marketplace' });
