import type { IsoDate } from '@formation/calendar';
import type { Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { Clock } from './clock.ts';
import { DayTimes } from './day-times.tsx';

type Props = Readonly<{
  words: Messages['meet'];
  clock: Clock;
  writeHref: string;
  days: Readonly<{ state: 'loading' | 'failed' | 'ready'; chosen: IsoDate | undefined; starts: readonly string[] }>;
  booking: Readonly<{ start: string | undefined; choose: (start: string) => void }>;
  onAgain: () => void;
}>;

/** The times of the chosen day, or why there are none. */
export function Times({ words, clock, writeHref, days, booking, onAgain }: Props) {
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
  const chosen = { chosen: booking.start, onChoose: booking.choose };
  return <DayTimes words={words.times} clock={clock} day={days.chosen} starts={starts} {...chosen} />;
}
