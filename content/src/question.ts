import { z } from 'zod';
import { facts } from '../entries/facts/facts.ts';
import { nameOf } from './name-of.ts';

/** One item of an accordion of questions. */
export const question = z.strictObject({
  question: z.string().min(10).max(110).regex(/\?$/).describe('As a visitor would ask it, with a question mark.'),
  answer: z.string().min(30).max(520).describe('Plain text. The first sentence answers; the rest explains.'),
  fact: nameOf(facts).optional().describe('The fact from entries/facts whose rule in force is shown under the answer.'),
});

export type Question = Readonly<z.infer<typeof question>>;
