import type { IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import type { Clock } from './clock.ts';

type Props = Readonly<{
  words: Messages['meet']['times'];
  clock: Clock;
  day: IsoDate;
  starts: readonly string[];
  chosen: string | undefined;
  onChoose: (start: string) => void;
}>;

/** The free times of a day, in the visitor's own time with Colombo's beside it. */
export function DayTimes({ words, clock, day, starts, chosen, onChoose }: Props) {
  return (
    <>
      <h3>{fill(words.title, { day: clock.dayName(day) })}</h3>
      {!clock.isColombo && <p className="small muted">{words.colomboSmall}</p>}
      {starts.map((start) => (
        <button key={start} type="button" aria-pressed={start === chosen} onClick={() => onChoose(start)}>
          {clock.time(start)}
          {!clock.isColombo && (
            <>
              <span className="sr"> {words.yours}, </span>
              <small>
                {clock.colomboTime(start)}
                <span className="sr"> {words.inColombo}</span>
              </small>
            </>
          )}
        </button>
      ))}
    </>
  );
}
