import { z } from 'zod';
import { everywhere } from './everywhere.ts';
import { textBetween } from './text-between.ts';

type Days = readonly Readonly<{ day: string; holiday: string }>[];

const isoDay = z.iso.date('Write the day as 2026-11-30.');

function onceEach(days: Days, context: z.RefinementCtx): void {
  const at = days.findIndex(({ day }, index) => days.findIndex((other) => other.day === day) < index);
  if (at === -1) return;
  context.addIssue({ code: 'custom', path: [at, 'day'], message: 'This day is in the list already.' });
}

/** The days on which no calls are held: `entries/firm/closed-days.json`. */
export const closedDaysEntry = z
  .strictObject({
    knownUntil: isoDay.describe('Until this day every public holiday is in the list.'),
    holidays: z
      .record(z.string().regex(/^[^.]+$/, 'Write a name without points.'), everywhere(textBetween('name', 3, 60)))
      .describe('What a closed day is called. A full moon is named after its month in the lunar calendar.'),
    days: z
      .array(
        z.strictObject({
          day: isoDay.describe('The day.'),
          holiday: z
            .string('Write a name from "holidays".')
            .meta({ namedIn: 'holidays', description: 'One of the names above; add it there first.' }),
          source: textBetween('source', 3, 120).describe('Who says that nobody is there, and when that was read.'),
        }),
      )
      .superRefine(onceEach),
  })
  .superRefine(({ holidays, days }, context) => {
    for (const [at, { holiday }] of days.entries())
      if (!Object.hasOwn(holidays, holiday))
        context.addIssue({
          code: 'custom',
          path: ['days', at, 'holiday'],
          message: `Choose one of ${Object.keys(holidays).join(', ')}, or add its name to them.`,
        });
  });

export type ClosedDaysEntry = Readonly<z.infer<typeof closedDaysEntry>>;
