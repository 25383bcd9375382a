import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Order } from './question.ts';
export { goals } from './solve.ts';

/** A shop on TikTok in the US or the UK. No page says that somebody in Sri Lanka may open one. */
export const tiktokShop: Platform = platform({ question, answer, goals, sources, table });
