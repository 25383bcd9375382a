import { z } from 'zod';
import { question } from './question.ts';

const titled = (text: number) =>
  z.strictObject({
    title: z.string().min(3).max(40).describe('A few words, in sentence case.'),
    text: z.string().min(20).max(text).describe('One or two plain sentences.'),
  });

/** What stands under one calculator, in one language: `entries/calculators/<platform>.ts`. */
export const calculatorSupport = z.strictObject({
  paragraph: z.string().min(80).max(420).describe('The left side of “Why Use This Calculator?”.'),
  reasons: z.tuple([titled(130), titled(130), titled(130)]).describe('The three cards beside the paragraph.'),
  steps: z
    .tuple([titled(110), titled(110), titled(110), titled(110)])
    .describe('“Taking Action”, numbered in this order.'),
  questions: z.array(question).min(4).max(8).describe('The items of “Your Questions, Our Expertise”.'),
});

export type CalculatorSupport = Readonly<z.infer<typeof calculatorSupport>>;
