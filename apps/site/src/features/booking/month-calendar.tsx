import { addDays, type IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import { Icon } from '@formation/ui';
import { writeDay } from '../../lib/text/writing/writing.ts';
import { firstDay, monthAfter, weeksOf, type Month } from './month-grid.ts';
import './booking.css';

type Words = Messages['meet']['calendar'];
type Props = Readonly<{
  words: Words;
  locale: string;
  month: Month;
  /** The first month that can be shown. */
  earliest: Month;
  latest: Month;
  today: IsoDate;
  /** How many free times each day has. */
  free: ReadonlyMap<IsoDate, number>;
  chosen: IsoDate | undefined;
  onMonth: (month: Month) => void;
  onDay: (day: IsoDate) => void;
}>;

/** Monday to Sunday, in the visitor's language. 5 January 2026 was a Monday. */
const weekdays = (locale: string) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays('2026-01-05', index);
    return { short: writeDay(locale, day, { weekday: 'short' }), long: writeDay(locale, day, { weekday: 'long' }) };
  });

function DayCell({ day, props }: Readonly<{ day: IsoDate; props: Props }>) {
  const { words, locale, free, chosen, today, onDay } = props;
  const count = free.get(day) ?? 0;
  const number = Number(day.slice(8));
  const mark = day === today ? ' today' : '';
  const current = day === today ? 'date' : undefined;
  if (count === 0)
    return (
      <span className={`off${mark}`} aria-current={current}>
        {number}
      </span>
    );
  const name = writeDay(locale, day, { day: 'numeric', month: 'long' });
  return (
    <button
      type="button"
      className={mark.trim() || undefined}
      aria-current={current}
      aria-pressed={day === chosen}
      aria-label={`${name}, ${fill(words.free, { count })}`}
      onClick={() => onDay(day)}
    >
      {number}
    </button>
  );
}

function Bar({ props }: Readonly<{ props: Props }>) {
  const { words, locale, month, earliest, latest, onMonth } = props;
  const arrow = (count: -1 | 1, label: string, disabled: boolean) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      disabled={disabled}
      onClick={() => onMonth(monthAfter(month, count))}
    >
      <Icon name={count < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
  return (
    <div className="bar">
      <h2 aria-live="polite">{writeDay(locale, firstDay(month), { month: 'long', year: 'numeric' })}</h2>
      <span className="months">
        {arrow(-1, words.previous, month <= earliest)}
        {arrow(1, words.next, month >= latest)}
      </span>
    </div>
  );
}

/** One month. Days with free times are buttons; the others are plain numbers. */
export function MonthCalendar(props: Props) {
  const { words, locale, month } = props;
  return (
    <div className="cal" role="group" aria-label={words.label}>
      <Bar props={props} />
      <table>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={place}>{day && <DayCell day={day} props={props} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted mt-4">{words.note}</p>
    </div>
  );
}
