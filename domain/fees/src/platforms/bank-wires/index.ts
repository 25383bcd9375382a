import { platform, type Platform } from '../../platform.ts';
import { payHere } from '../payhere.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { americanBanks, typical } from './tables/american-banks.ts';
import { sources } from './tables/sources.ts';
import { hnbServices, sriLankanBanks } from './tables/sri-lankan-banks.ts';

export { answer } from './answer.ts';
export { question, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { americanBanks, typical, type AmericanBank, type WireKind } from './tables/american-banks.ts';
export { accounts, hnbServices, sriLankanBanks } from './tables/sri-lankan-banks.ts';
export type { Account, SriLankanBank } from './tables/sri-lankan-banks.ts';

const table = { americanBanks, typical, sriLankanBanks, hnbServices, payHere };

/** The banks on the way to an account in Sri Lanka: a wire from the United States, and what is credited. */
export const bankWires: Platform = platform({
  question,
  answer,
  goals,
  sources,
  table,
  paidBy: 'bank',
  sections: 'all',
});
