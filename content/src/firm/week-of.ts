import type { Week } from '@formation/calendar';
import type { OpeningWeek } from '../entries/opening-week.ts';

/** Minutes since midnight: `09:30` is 570. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Opening hours as they are computed with: Sunday first, times as minutes since midnight. */
export function weekOf(week: OpeningWeek): Week {
  const day = (name: keyof OpeningWeek) =>
    week[name].map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  return [
    day('sunday'),
    day('monday'),
    day('tuesday'),
    day('wednesday'),
    day('thursday'),
    day('friday'),
    day('saturday'),
  ];
}
