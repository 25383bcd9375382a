import { todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { Day, DayCall } from '../api/shapes.ts';
import { clockTime, soon, timeIn } from '../bookings/times.ts';
import { Part } from '../shell/part.tsx';
import { PhoneLinks } from '../shell/phone-links.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

/** When it is, by the firm's clock and by the visitor's, and in how long. */
function When({ call, timeZone }: Readonly<{ call: DayCall; timeZone: string }>) {
  const locale = useLocale();
  const { calls } = useWords().today;
  const left = soon(locale, call.start) ?? calls.now;
  return (
    <p className="cluster">
      <b>{timeIn(locale, call.start, timeZone)}</b>
      {left !== '' && <Chip tone="warn">{left}</Chip>}
      {call.timeZone !== timeZone && (
        <small className="muted">{fill(calls.theirs, { time: clockTime(locale, call.start, call.timeZone) })}</small>
      )}
    </p>
  );
}

/** The first call that is not over, with all that one needs to hold it. */
function Ahead({ day: { nextCall: call, timeZone, calls: booked } }: Readonly<{ day: Day }>) {
  const { today, answer } = useWords();
  const { calls } = today;
  if (call === null) return <p>{calls.none}</p>;
  return (
    <>
      <When call={call} timeZone={timeZone} />
      <p className="cluster">
        <a href={`/console?call=${call.id}`} className="plain-text">
          <bdi>{call.name}</bdi>
        </a>
        <Chip>{answer.languages[call.language]}</Chip>
        {call.phone !== '' && <PhoneLinks phone={call.phone} />}
      </p>
      {call.videoUrl === '' ? (
        <p className="small muted">{calls.noVideo}</p>
      ) : (
        <p>
          <a className="btn" href={call.videoUrl} target="_blank" rel="noreferrer">
            {calls.join}
          </a>
        </p>
      )}
      {booked.length > 1 && (
        <p className="cluster">
          <a href="/console?calls">{fill(calls.today, { count: booked.length })}</a>
        </p>
      )}
    </>
  );
}

/** The next call, on whatever day it is. */
export function CallAhead() {
  const { calls } = useWords().today;
  return (
    <Part id="next-call" title={calls.title} call={todayCalls.today} input={{}} renews>
      {(day) => <Ahead day={day} />}
    </Part>
  );
}
