import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { events } from './tables/events.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';

/** Google Play: a sale in an app, by where the buyer is. */
export const googlePlay: Platform = platform({ question, answer, goals, sources, events, table });
