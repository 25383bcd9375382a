import { calculator, type Calculator } from '../../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';

export { sale, type Sale } from './analysis.ts';
export { answer } from './answer.ts';
export { question, type UnitSale } from './question.ts';
export type { SizeTier } from './size-tier.ts';
export { goals } from './solve.ts';
export { categories, fulfilments, marketplaces, type Category, type Fulfilment, type Marketplace } from './tables.ts';

/** The specification's estimate for one unit sold on Amazon. */
export const quick: Calculator = calculator({ question, answer, goals });
