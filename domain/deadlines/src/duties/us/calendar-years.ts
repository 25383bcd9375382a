import { dayOf, dayParts, type IsoDate, type MonthDay } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Extension, type Occurrence } from '../../duty.ts';

type InYearAfter = Readonly<{ due: MonthDay; extension?: Readonly<{ to: MonthDay; how: Extension['how'] }> }>;

/** What falls due on one day of the year after each calendar year, from the year of formation on. */
export const afterEachYear = (
  { incorporated }: UsCompany,
  until: IsoDate,
  { due, extension }: InYearAfter,
): readonly Occurrence[] =>
  dueUntil(until, (n) => {
    const year = dayParts(incorporated).year + n;
    const next = (day: MonthDay): IsoDate => `${year + 1}-${day}`; // the days that the law names are in every year
    return {
      period: String(year),
      opens: dayOf(year + 1, 1, 1),
      due: next(due),
      ...(extension && { extensions: [{ to: next(extension.to), how: extension.how }] }),
    };
  });
