import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { achDebitInvoice, bookkeeping, cardInvoice, conversionSpread, payments, plans } from './tables/fees.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { bookkeeping, payments, plans, type Billing, type Plan } from './tables/fees.ts';

const table = { plans, payments, conversionSpread, cardInvoice, achDebitInvoice, bookkeeping };

/** Mercury: what goes through an account, and what the account costs. */
export const mercury: Platform = platform({ question, answer, goals, sources, table, paidBy: 'bank' });
