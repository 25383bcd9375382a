import type { IsoDate } from '@formation/calendar';
import { fill } from '../fill.ts';
import type { deadlines } from '../messages/en/deadlines.ts';

type Rules = typeof deadlines;

/** What a deadline says of its day, as the room of the deadlines has it. */
export type Dated = Readonly<{
  condition?: keyof Rules['conditions'];
  approximate?: keyof Rules['approximate'];
  onWeekend?: keyof Rules['weekend'];
  opens?: IsoDate;
  extensions?: readonly Readonly<{ to: IsoDate; how: keyof Rules['extensions'] }>[];
}>;

type Words = Readonly<{
  [Key in 'conditions' | 'approximate' | 'weekend' | 'extensions']: Readonly<Record<keyof Rules[Key], string>>;
}> &
  Readonly<{ opens: string }>;

/**
 * What else there is to know about the day of a deadline, in sentences: on the page, in calendars and in mails alike.
 *
 * @param dayText - a day in the words of its reader.
 */
export function deadlineRemarks(dated: Dated, words: Words, dayText: (day: IsoDate) => string): readonly string[] {
  const { condition, approximate, onWeekend, opens, extensions = [] } = dated;
  return [
    condition ? words.conditions[condition] : '',
    approximate ? words.approximate[approximate] : '',
    onWeekend ? words.weekend[onWeekend] : '',
    opens ? fill(words.opens, { day: dayText(opens) }) : '',
    ...extensions.map(({ how, to }) => fill(words.extensions[how], { day: dayText(to) })),
  ].filter((remark) => remark !== '');
}
