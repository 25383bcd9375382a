import { dayAt, dayText, type IsoDate, weekday } from '@formation/calendar';
import { openingCalls } from '@formation/console-api';
import { useAsk } from '../api/query.ts';
import type { Call } from '../api/shapes.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CallStanding } from './call-standing.tsx';
import { DayList } from './day-list.tsx';
import { clockTime, colombo } from './times.ts';
import { placeOf, placeOfCall, shownHours, weekFrom } from './week-layout.ts';
import { hoursStyle, placeStyle, styles } from './week-styles.ts';

type Go = Readonly<{ now: number; go: (query: string) => void }>;
type Hours = Readonly<{ from: number; to: number }>;
type Week = readonly (readonly Hours[])[];

const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function Block({ call, shown, now, go }: Go & Readonly<{ call: Call; shown: Hours }>) {
  const { answer } = useWords();
  const locale = useLocale();
  return (
    <li style={{ ...placeStyle(placeOfCall(call, shown)), ...styles.call }}>
      <PlaceLink query={`?call=${call.id}`} go={go}>
        <span style={styles.link}>
          <b style={styles.line}>
            <bdi>{call.name}</bdi>
          </b>
          <span style={styles.line}>
            {clockTime(locale, call.start, colombo)} {answer.languages[call.callLanguage]}
          </span>
          <CallStanding call={call} now={now} />
        </span>
      </PlaceLink>
    </li>
  );
}

type DayProps = Go & Readonly<{ day: IsoDate; open: readonly Hours[]; calls: readonly Call[]; shown: Hours }>;

function Day({ day, open, calls, shown, ...props }: DayProps) {
  const locale = useLocale();
  const { grid } = useWords().calls;
  const isToday = day === dayAt(props.now, colombo);
  return (
    <section style={styles.day} aria-current={isToday ? 'date' : undefined} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} style={{ ...styles.head, ...(isToday && styles.today) }}>
        {dayText(locale, day, dayParts)} {isToday && <small style={styles.line}>{grid.today}</small>}
      </h3>
      <div style={hoursStyle(shown.to - shown.from)}>
        {open.map((hours) => (
          <div key={hours.from} style={{ ...placeStyle(placeOf(hours, shown)), ...styles.open }} />
        ))}
        {calls.length > 0 && (
          <ul>
            {calls.map((call) => (
              <Block key={call.id} call={call} shown={shown} {...props} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The hours beside the days; each call says its own time. */
function Clock({ shown }: Readonly<{ shown: Hours }>) {
  const hours = Array.from({ length: shown.to - shown.from }, (_, index) => shown.from + index);
  return (
    <div className="muted" style={styles.clock} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} style={styles.hour}>
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  );
}

/** A week with its hours: the days beside one another, and each call that stands where its time is. Those that were cancelled follow. */
export function WeekGrid({ first, calls, ...props }: Go & Readonly<{ first: IsoDate; calls: readonly Call[] }>) {
  const { grid, none } = useWords().calls;
  const { answer: opening } = useAsk(openingCalls.find, {});
  const week: Week = opening?.week ?? [];
  const isClosed = (day: IsoDate) => opening?.closed.some((closed) => closed.day === day) ?? false;
  const [cancelled, standing] = [true, false].map((is) => calls.filter(({ state }) => (state === 'cancelled') === is));
  const shown = shownHours(week, standing ?? []);
  return (
    <>
      {standing?.length === 0 && <p>{none}</p>}
      <div style={styles.week} role="group" aria-label={grid.label}>
        <Clock shown={shown} />
        {weekFrom(first).map((day) => (
          <Day
            key={day}
            day={day}
            open={isClosed(day) ? [] : (week[weekday(day)] ?? [])}
            calls={(standing ?? []).filter(({ start }) => dayAt(Date.parse(start), colombo) === day)}
            shown={shown}
            {...props}
          />
        ))}
      </div>
      {cancelled !== undefined && cancelled.length > 0 && (
        <details>
          <summary>{grid.cancelled}</summary>
          <DayList calls={cancelled} {...props} />
        </details>
      )}
    </>
  );
}
