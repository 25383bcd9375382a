import { z } from 'zod';
import { textBetween } from './text-between.ts';

/** What no program can know, and whether somebody has looked: `entries/launch/questions.json`. */
export const launchQuestion = z.strictObject({
  what: textBetween('question', 10, 120).describe('What somebody has to look at.'),
  where: textBetween('place', 5, 80).describe('The file in which it is changed.'),
  level: z
    .enum(['must', 'should', 'can'], 'Write must, should or can.')
    .optional()
    .describe('Whether it must be answered before the site opens, should be, or can wait; left out: it must.'),
  answered: z
    .union(
      [z.literal(false), z.strictObject({ by: z.string().min(1), on: z.iso.date() })],
      'Write false, or who has looked and on which day: { "by": "Ann", "on": "2026-12-01" }.',
    )
    .describe('Who has looked, and on which day; false until somebody has.'),
});

export type LaunchQuestion = Readonly<z.infer<typeof launchQuestion>>;
