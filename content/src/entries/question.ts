import { z } from 'zod';
import { facts } from '../firm/claims/facts.ts';
import { nameOf } from './name-of.ts';
import { textBetween } from './text-between.ts';

/** One item of an accordion of questions. */
export const question = z.strictObject({
  question: textBetween('question', 10, 110)
    .regex(/\?$/, 'A question ends with a question mark.')
    .describe('As a visitor would ask it, with a question mark.'),
  answer: textBetween('answer', 30, 520).describe('Plain text. The first sentence answers; the rest explains.'),
  fact: nameOf(facts).optional().describe('The fact from entries/facts whose rule in force is shown under the answer.'),
});

export type Question = Readonly<z.infer<typeof question>>;
