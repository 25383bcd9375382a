import type { IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { Clock } from './clock.ts';
import { DayTimes } from './day-times.tsx';
import type { Month } from './month-grid.ts';

type Words = Messages['meet'];
type Days = Readonly<{
  state: 'loading' | 'failed' | 'ready';
  month: Month;
  chosen: IsoDate | undefined;
  starts: readonly string[];
  free: ReadonlyMap<IsoDate, number>;
}>;
type Props = Readonly<{
  words: Words;
  clock: Clock;
  writeHref: string;
  days: Days;
  chosen: string | undefined;
  onChoose: (start: string) => void;
  onDay: (day: IsoDate) => void;
  onAgain: () => void;
}>;

/** What a screen reader says of the times when they are others: one line, where the list would be sixteen. */
export function timesInShort({ calendar, times }: Words, clock: Clock, { state, chosen, free }: Days): string {
  if (state === 'loading') return '';
  if (state === 'failed') return calendar.failed;
  if (!chosen) return times.emptyMonth;
  return `${clock.dayName(chosen)}, ${fill(calendar.free, { count: free.get(chosen) ?? 0 })}`;
}

/** The day to look at next: the first free one after the chosen, or the first at all; undefined where none is free. */
function nextFree({ free, month, chosen }: Days): IsoDate | undefined {
  const days = [...free.keys()].filter((day) => day.startsWith(month)); // those around it are known, too
  return days.find((day) => chosen !== undefined && day > chosen) ?? days[0];
}

type NoTimesProps = Readonly<{ words: Words['times']; clock: Clock; next: IsoDate; onDay: (day: IsoDate) => void }>;

/** A day whose times are gone meanwhile. */
function NoTimes({ words, clock, next, onDay }: NoTimesProps) {
  return (
    <div className="stack">
      <p className="small muted">{words.empty}</p>
      <Button look="ghost" onClick={() => onDay(next)}>
        {fill(words.nextFree, { day: clock.dayName(next) })}
      </Button>
    </div>
  );
}

/** The times of the chosen day, or why there are none. */
export function Times({ words, clock, writeHref, days, chosen, onChoose, onDay, onAgain }: Props) {
  if (days.state === 'loading') return <p className="small muted">{words.calendar.loading}</p>;
  if (days.state === 'failed') {
    return (
      <div className="stack">
        <Note tone="bad">
          {words.calendar.failed} <a href={writeHref}>{words.calendar.write}</a>
        </Note>
        <Button look="ghost" onClick={onAgain}>
          {words.calendar.again}
        </Button>
      </div>
    );
  }
  const next = nextFree(days);
  if (!days.chosen || !next) {
    return (
      <p className="small muted">
        {words.times.emptyMonth} <a href={writeHref}>{words.calendar.write}</a>
      </p>
    );
  }
  const starts = days.starts.filter((one) => clock.day(one) === days.chosen);
  if (starts.length === 0) return <NoTimes {...{ words: words.times, clock, next, onDay }} />;
  return <DayTimes {...{ words: words.times, clock, day: days.chosen, starts, chosen, onChoose }} />;
}
