import { dayAt, dayText, type IsoDate } from '@formation/calendar';
import { calls as callRules, fill } from '@formation/content';
import type { BlockedTime, Call } from '../api/shapes.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CallStanding } from './call-standing.tsx';
import { clockTime, colombo } from './times.ts';
import { emptyPlaces, type Hours, placeOf, placeOfCall, placeWithin } from './week-layout.ts';
import { hoursStyle, placeStyle, styles } from './week-styles.ts';

export type GridProps = Readonly<{ now: number; mayWork: boolean; go: (query: string) => void }>;
type Shown = Readonly<{ shown: Hours }>;

const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
/** Calls begin as far from one another as they are long. */
const stepMinutes = callRules.lengthMs / 60_000;

function CallBlock({ call, shown, now, go }: GridProps & Shown & Readonly<{ call: Call }>) {
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

/** A blocked time; pressed, it leads to its row below the week. */
function Blocked({ one, shown }: Shown & Readonly<{ one: BlockedTime }>) {
  const { block } = useWords().calls;
  const place = placeWithin(one, shown);
  if (place === undefined) return null;
  return (
    <li style={{ ...placeStyle(place), ...styles.blocked }}>
      <a href={`#blocked-${one.id}`} style={styles.foot}>
        <b style={styles.line}>{block.blocked}</b>
        <bdi style={styles.line}>{one.reason}</bdi>
      </a>
    </li>
  );
}

type DayProps = GridProps &
  Shown &
  Readonly<{ day: IsoDate; open: readonly Hours[]; calls: readonly Call[]; blocked: readonly BlockedTime[] }>;

/** The empty places of a day, each to be pressed. By keyboard "New call" above the week does the same. */
function EmptyPlaces({ day, open, calls, blocked, shown, now, go }: DayProps) {
  const locale = useLocale();
  const { create } = useWords().calls;
  const places = emptyPlaces({ day, open, taken: [...calls, ...blocked], now }, stepMinutes);
  return places.map((place) => (
    <button
      key={place.from}
      type="button"
      tabIndex={-1}
      aria-label={fill(create.at, {
        day: dayText(locale, day, dayParts),
        time: clockTime(locale, place.start, colombo),
      })}
      style={{ ...placeStyle(placeOf(place, shown)), ...styles.empty }}
      onClick={() => go(`?calls&new&day=${day}&start=${place.start}`)}
    />
  ));
}

/** A day of the week with its hours, and what stands in them. */
export function WeekDay(props: DayProps) {
  const { day, open, calls, blocked, shown } = props;
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
        {props.mayWork && <EmptyPlaces {...props} />}
        {calls.length + blocked.length > 0 && (
          <ul>
            {blocked.map((one) => (
              <Blocked key={one.id} one={one} shown={shown} />
            ))}
            {calls.map((call) => (
              <CallBlock key={call.id} call={call} {...props} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
