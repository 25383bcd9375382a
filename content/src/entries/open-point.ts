import { addMonths, type IsoDate } from '@formation/calendar';
import { z } from 'zod';
import { listBetween, textBetween } from './text-between.ts';

const says = listBetween(['says', textBetween('part of a sentence', 10, 160)], 1, 8).describe(
  'What our English texts say of it, word for word: from “we found no” to what was not found.',
);

const point = z
  .strictObject({
    what: textBetween('question', 20, 200).describe('What is not known, as a question that somebody can answer.'),
    says,
    pages: listBetween(['pages', z.string().startsWith('/')], 1, 20).describe('Where visitors read it.'),
    where: textBetween('place', 5, 120).describe('The file in which it is changed.'),
    readOn: z.iso.date().describe('The day on which somebody last looked for an answer.'),
    reviewBy: z.iso.date().describe('The day by which somebody must look again, within a year of `readOn`.'),
  })
  .refine(({ readOn, reviewBy }) => reviewBy > readOn && reviewBy <= addMonths(readOn as IsoDate, 12), {
    path: ['reviewBy'],
    error: 'Write a day after readOn and within twelve months of it; whoever has looked again moves readOn.',
  });

/** A doubt that a text admits, with the day to look again; or words that stand beside each doubt of a table. */
export const openPoint = z.union([
  point,
  z.strictObject({
    says,
    listedUnder: z.string().min(1).describe('The chapter of docs/open-points.md that lists each case.'),
  }),
]);

export type OpenPoint = Readonly<z.infer<typeof openPoint>>;
