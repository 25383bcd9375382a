import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import * as table from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer, convertedWithdrawal, receipt, withdrawal } from './answer.ts';
export { question, receivingMethods, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { balanceConversion, receiving, rupeeWithdrawal, yearlyFee } from './tables/fees.ts';

/** Payoneer: what comes into an account, what goes out, and a year of it. */
export const payoneer: Platform = platform({ question, answer, goals, sources, table, paidBy: 'any' });
