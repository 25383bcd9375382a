import { dayAt, dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import type { Call } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CallStanding } from './call-standing.tsx';
import { clockTime, colombo } from './times.ts';

type Go = Readonly<{ now: number; go: (query: string) => void }>;

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function CallRow({ call, now, go }: Go & Readonly<{ call: Call }>) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <b>{clockTime(locale, call.start, colombo)}</b>
        <PlaceLink query={`?call=${call.id}`} go={go}>
          <bdi>{call.name}</bdi>
        </PlaceLink>
        <span className="small muted">{words.answer.languages[call.callLanguage]}</span>
        {call.assignee !== '' && <span className="small muted">{nameOf(call.assignee)}</span>}
        <CallStanding call={call} now={now} />
      </p>
      <p className="small muted cluster">
        {call.timeZone !== colombo && (
          <span>
            {fill(words.calls.theirs, { time: clockTime(locale, call.start, call.timeZone), zone: call.timeZone })}
          </span>
        )}
        {call.topic !== '' && <bdi className="plain-text">{call.topic}</bdi>}
      </p>
    </li>
  );
}

/** Calls by the days on which they are. */
export function DayList({ calls, ...props }: Go & Readonly<{ calls: readonly Call[] }>) {
  const words = useWords();
  const locale = useLocale();
  const days = Map.groupBy(calls, ({ start }) => dayAt(Date.parse(start), colombo));
  const today = dayAt(props.now, colombo);
  if (calls.length === 0) return <p className="empty">{words.calls.none}</p>;
  return [...days].map(([day, all]) => (
    <div key={day}>
      <h3>
        {dayText(locale, day, dayParts)}
        {day === today && ` – ${words.calls.grid.today}`}
      </h3>
      <ul className="ruled">
        {all.map((call) => (
          <CallRow key={call.id} call={call} {...props} />
        ))}
      </ul>
    </div>
  ));
}
