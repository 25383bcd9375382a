import { calculator, type Calculator } from '../../../platform.ts';
import { question } from '../../flat/question.ts';
import { flatGoals } from '../../flat/solve.ts';
import { answer } from './answer.ts';

export { categories, question, type Category, type Sale } from '../../flat/question.ts';
export { saleShares, type SaleShares } from '../../flat/sale-shares.ts';
export { answer } from './answer.ts';

export const goals = flatGoals(answer);

/** The specification's estimate of a sale paid through eBay. */
export const quick: Calculator = calculator({ question, answer, goals });
