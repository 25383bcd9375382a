import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { banksOnTheWay, corridors, volumeDiscount } from './tables/corridors.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { corridors } from './tables/corridors.ts';

/** Wise: a bank-funded transfer by its corridor. */
export const wise: Platform = platform({
  question,
  answer,
  goals,
  sources,
  table: { corridors, volumeDiscount, banksOnTheWay },
});
