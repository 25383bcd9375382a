import { dayAt, type IsoDate, weekday } from '@formation/calendar';
import { openingCalls } from '@formation/console-api';
import { useAsk } from '../api/query.ts';
import type { BlockedTime, Call } from '../api/shapes.ts';
import { useWords } from '../shell/use-words.ts';
import { DayList } from './day-list.tsx';
import { colombo } from './times.ts';
import { type GridProps, WeekDay } from './week-day.tsx';
import { type Hours, shownHours, unknownWeek, weekFrom } from './week-layout.ts';
import { styles } from './week-styles.ts';

type Props = GridProps & Readonly<{ first: IsoDate; calls: readonly Call[]; blocked: readonly BlockedTime[] }>;

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

const onDay =
  (day: IsoDate) =>
  ({ start }: Readonly<{ start: string }>): boolean =>
    dayAt(Date.parse(start), colombo) === day;

/** A week with its hours: the days beside one another, and each call that stands where its time is. Those that were cancelled follow. */
export function WeekGrid({ first, calls, blocked, ...props }: Props) {
  const { grid, none } = useWords().calls;
  const { answer: opening } = useAsk(openingCalls.find, {});
  const week: readonly (readonly Hours[])[] = opening?.week ?? [];
  const isClosed = (day: IsoDate) => opening?.closed.some((closed) => closed.day === day) ?? false;
  const cancelled = calls.filter(({ state }) => state === 'cancelled');
  const standing = calls.filter(({ state }) => state !== 'cancelled');
  const shown = shownHours(opening?.week ?? unknownWeek, standing);
  return (
    <>
      {standing.length === 0 && <p>{none}</p>}
      <div style={styles.week} role="group" aria-label={grid.label}>
        <Clock shown={shown} />
        {weekFrom(first).map((day) => (
          <WeekDay
            key={day}
            day={day}
            open={isClosed(day) ? [] : (week[weekday(day)] ?? [])}
            calls={standing.filter(onDay(day))}
            blocked={blocked.filter(onDay(day))}
            shown={shown}
            {...props}
          />
        ))}
      </div>
      {cancelled.length > 0 && (
        <details>
          <summary>{grid.cancelled}</summary>
          <DayList calls={cancelled} {...props} />
        </details>
      )}
    </>
  );
}
