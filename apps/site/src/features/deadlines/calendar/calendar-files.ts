import { addMonths, laterOf, type IsoDate } from '@formation/calendar';
import { calendarFile, cancellationFile, everAdded } from '@formation/deadlines';
import type { SavedFile } from '../../../lib/sharing/save-file.ts';
import { calendarPlan, type Wanted } from './calendar-plan.ts';

const type = 'text/calendar';

/** The file that puts the dates into a calendar. */
export const fileThatAdds = (wanted: Wanted): SavedFile => ({
  name: wanted.words.page.calendar.fileName,
  type,
  text: calendarFile(calendarPlan(wanted)),
});

/** The longest time the page shows, and a year for a first year that may have been shorter. */
const MONTHS_AHEAD = 48;

/** The file that takes out whatever the page may ever have added for the company, of any year, span and kind. */
export function fileThatRemoves(wanted: Wanted, shownFrom: IsoDate): SavedFile {
  const { stamp, linked } = wanted;
  // a moment in UTC begins with its day
  const until = addMonths(laterOf(shownFrom, stamp.slice(0, 10) as IsoDate), MONTHS_AHEAD);
  const list = everAdded(linked.company, until);
  return {
    name: wanted.words.page.calendar.removalName,
    type,
    text: cancellationFile(calendarPlan({ ...wanted, list })),
  };
}
