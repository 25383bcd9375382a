import { addDays, monthStart, type IsoDate } from '@formation/calendar';
import { fill, locales } from '@formation/content';
import type { Deadline } from '@formation/deadlines';
import { MonthGrid } from '@formation/ui';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { writeDay } from '../../../lib/text/writing/writing.ts';
import type { DeadlineWords } from '../deadline-words.ts';
import { monthWeeks } from './month-weeks.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ list: readonly Deadline[]; words: DeadlineWords }>;

/** Monday to Sunday, short; 1 January 2024 was a Monday. */
const weekdays = (tag: string) =>
  Array.from({ length: 7 }, (_, index) => writeDay(tag, addDays('2024-01-01', index), { weekday: 'short' }));

function Month({ month, list, words }: Readonly<{ month: IsoDate; list: readonly Deadline[]; words: DeadlineWords }>) {
  const { rules, page, locale } = words;
  const tag = locales[locale].dates;
  const label = ({ due, duty }: Deadline) =>
    fill(page.result.onDay, { day: shortDay(locale, due), duty: rules.duties[duty].title });
  const marked = new Map(
    [...Map.groupBy(list, ({ due }) => Number(due.slice(8)))].map(([day, due]) => [
      day,
      { href: `#in-${due[0]?.id}`, label: due.map(label).join('; ') },
    ]),
  );
  return (
    <li>
      <MonthGrid
        title={writeDay(tag, month, { month: 'long', year: 'numeric' })}
        weekdays={weekdays(tag)}
        weeks={monthWeeks(month)}
        marked={marked}
      />
      <ol>
        {list.map((deadline) => (
          <li key={deadline.id} id={`in-${deadline.id}`}>
            {label(deadline)}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The dates on the leaves of their months; a month without one has no leaf. */
export function MonthView({ list, words }: Props) {
  const months = [...Map.groupBy(list, ({ due }) => monthStart(due))];
  return (
    <ol className="months">
      {months.map(([month, due]) => (
        <Month key={month} month={month} list={due} words={words} />
      ))}
    </ol>
  );
}
