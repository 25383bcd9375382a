import type { IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { Clock } from './clock.ts';
import { DayTimes } from './day-times.tsx';

type Words = Messages['meet'];
type Days = Readonly<{
  state: 'loading' | 'failed' | 'ready';
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
  onAgain: () => void;
}>;

/** What a screen reader says of the times when they are others: one line, where the list would be sixteen. */
export function timesInShort({ calendar, times }: Words, clock: Clock, { state, chosen, free }: Days): string {
  if (state === 'loading') return '';
  if (state === 'failed') return calendar.failed;
  if (!chosen) return times.emptyMonth;
  return `${clock.dayName(chosen)}, ${fill(calendar.free, { count: free.get(chosen) ?? 0 })}`;
}

/** The times of the chosen day, or why there are none. */
export function Times({ words, clock, writeHref, days, chosen, onChoose, onAgain }: Props) {
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
  if (!days.chosen) {
    return (
      <p className="small muted">
        {words.times.emptyMonth} <a href={writeHref}>{words.calendar.write}</a>
      </p>
    );
  }
  const starts = days.starts.filter((one) => clock.day(one) === days.chosen);
  return <DayTimes {...{ words: words.times, clock, day: days.chosen, starts, chosen, onChoose }} />;
}
