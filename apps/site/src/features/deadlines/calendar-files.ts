import { calendarFile, cancellationFile } from '@formation/deadlines';
import type { SavedFile } from '../../lib/sharing/save-file.ts';
import { calendarPlan, type Wanted } from './calendar-plan.ts';

const type = 'text/calendar';

/** The file that puts the dates into a calendar. */
export const fileThatAdds = (wanted: Wanted): SavedFile => ({
  name: wanted.words.page.calendar.fileName,
  type,
  text: calendarFile(calendarPlan(wanted)),
});

/** The file that takes them out again. */
export const fileThatRemoves = (wanted: Wanted): SavedFile => ({
  name: wanted.words.page.calendar.removalName,
  type,
  text: cancellationFile(calendarPlan(wanted)),
});
