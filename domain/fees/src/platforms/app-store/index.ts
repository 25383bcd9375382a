import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';

/** Apple’s App Store: a sale paid by In-App Purchase. No page says how it pays out in Sri Lanka. */
export const appStore: Platform = platform({ question, answer, goals, sources, table });
