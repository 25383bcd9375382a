import { z } from 'zod';
import { everywhere } from './everywhere.ts';
import { textBetween } from './text-between.ts';

type Days = readonly Readonly<{ day: string; holiday: string }>[];

const isoDay = z.iso.date('Write the day as 2026-11-30.');

/** The first day that does not come after the one before it. */
const misplaced = (days: Days) => days.findIndex(({ day }, at) => at > 0 && day <= (days[at - 1]?.day ?? ''));

function inOrder(days: Days, context: z.RefinementCtx): void {
  const at = misplaced(days);
  if (at === -1) return;
  context.addIssue({ code: 'custom', path: [at, 'day'], message: 'Write the days in their order, each once.' });
}

/** The days on which no calls are held: `entries/firm/closed-days.json`. */
export const closedDaysEntry = z
  .strictObject({
    knownUntil: isoDay.describe('Until this day every public holiday is in the list.'),
    holidays: z
      .record(z.string().regex(/^[a-zA-Z]+$/, 'Write a name of letters alone.'), everywhere(textBetween('name', 3, 60)))
      .describe('What a closed day is called. A full moon is named after its month in the lunar calendar.'),
    days: z
      .array(
        z.strictObject({
          day: isoDay.describe('The day.'),
          holiday: z.string('Write a name from "holidays".').describe('Its name, as it stands under "holidays".'),
          source: textBetween('source', 3, 120).describe('Who says that nobody is there, and when that was read.'),
        }),
      )
      .superRefine(inOrder),
  })
  .superRefine(({ holidays, days }, context) => {
    for (const [at, { holiday }] of days.entries())
      if (!Object.hasOwn(holidays, holiday))
        context.addIssue({
          code: 'custom',
          path: ['days', at, 'holiday'],
          message: `Write one of ${Object.keys(holidays).join(', ')}, or add its name under "holidays".`,
        });
  });

export type ClosedDaysEntry = Readonly<z.infer<typeof closedDaysEntry>>;
