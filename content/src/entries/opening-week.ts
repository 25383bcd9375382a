import { z } from 'zod';

const time = z
  .string('Write a time of day as 09:00.')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Write a time of day as 09:00.');

const span = z
  .strictObject({
    from: time.describe('When it opens, on the clock of the office.'),
    to: time.describe('When it closes; 24:00 is the end of the day.'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Write a time after the one in "from".' });

const day = z
  .array(span)
  .refine((spans) => spans.every(({ from }, at) => at === 0 || from >= (spans[at - 1]?.to ?? '')), {
    error: 'Write the hours of a day in their order, each after the end of the one before.',
  })
  .describe('The hours of this day in their order; an empty list is a day without hours.');

/** The opening hours of a week, by the names of its days. */
export const openingWeek = z.strictObject({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

export type OpeningWeek = Readonly<z.infer<typeof openingWeek>>;
