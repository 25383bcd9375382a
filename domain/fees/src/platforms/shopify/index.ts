import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Order } from './question.ts';
export { goals } from './solve.ts';

/** An order in a shop on Shopify, by the gateways that somebody in Sri Lanka can use. */
export const shopify: Platform = platform({ question, answer, goals, sources, table });
