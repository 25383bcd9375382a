import { addMonths, type IsoDate } from '@formation/calendar';
import { z } from 'zod';
import { everywhere } from './everywhere.ts';

const fields = z.strictObject({
  title: everywhere(z.string().max(60)).describe('What the fact is about, as the heading of its block.'),
  stated: z
    .strictObject({
      text: everywhere(z.string().min(20).max(320)).describe('The words as this site has stated them; they stay.'),
      asOf: z.iso.date().describe('The day for which they were written.'),
    })
    .optional()
    .describe('What the site says elsewhere, where the rule has changed since.'),
  inForce: z
    .strictObject({
      text: everywhere(z.string().min(20).max(420)).describe('The rule that applies now.'),
      since: z.iso.date().nullable().describe('The day it began, or null where no day is known.'),
    })
    .describe('What applies now.'),
  source: z
    .strictObject({
      title: z.string().describe('Name of the page or law.'),
      url: z.url().describe('Its address.'),
      by: z
        .enum(['authority', 'other'])
        .describe('Whose word it is: of the authority or provider that sets the rule, or of somebody who tells of it.'),
    })
    .describe('Where the rule in force was read.'),
  also: z
    .strictObject({ title: z.string(), url: z.url().optional() })
    .optional()
    .describe('A second place that says the same, independent of the first.'),
  check: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional()
    .describe('The rule check that answers it for the reader’s own case, by its name on /rule-checks.'),
  verified: z.boolean().describe('True when two independent pages, or the authority’s own page, were seen to say it.'),
  readOn: z.iso
    .date()
    .describe('The day on which somebody last read it at its source; the build shows a later one that was confirmed.'),
  reviewBy: z.iso.date().describe('The day by which somebody must have looked again, within a year of `readOn`.'),
});

/** A rule or price that others set and that changes: `entries/facts/facts.json`. */
export const fact = fields
  .refine(({ inForce: { since }, readOn }) => since === null || since <= readOn, {
    path: ['readOn'],
    error: 'Write the day on which the rule in force was read: it is older than the day on which the rule began.',
  })
  .refine(({ readOn, reviewBy }) => reviewBy > readOn && reviewBy <= addMonths(readOn as IsoDate, 12), {
    path: ['reviewBy'],
    error: 'Write a day after readOn and within twelve months of it; whoever has read the source again moves readOn.',
  });

export type Fact = Readonly<z.infer<typeof fact>>;
