import { calculator, type Calculator } from '../../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';

export { transfer, type Transfer, type TransferInputs } from './answer.ts';
export { hasShare } from './has-share.ts';
export { question, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { offeredMethods, recipientCurrencies, senderCurrencies, type Method, type OfferedMethod } from './tables.ts';

/** The specification's estimate of a transfer with Wise. */
export const quick: Calculator = calculator({ question, answer, goals });
