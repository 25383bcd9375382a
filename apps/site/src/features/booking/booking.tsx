import { dayAt, type IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import { Button, LinkButton, Note } from '@formation/ui';
import { useState } from 'react';
import { useIsHydrated } from '../../lib/hydration.ts';
import type { NewlyBooked } from './booking-calls.ts';
import { BookingForm } from './booking-form.tsx';
import { clockIn, type Clock } from './clock.ts';
import { DayTimes } from './day-times.tsx';
import { keptChoice, useKeepChoice, type Chosen } from './kept-choice.ts';
import { ManagedCall } from './managed-call.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { monthAfter, monthOf, type Month } from './month-grid.ts';
import { useBooking } from './use-booking.ts';
import { useManagedCall, type Managed } from './use-managed-call.ts';
import { useSlots } from './use-slots.ts';
import './booking.css';

type Words = Messages['meet'];
type Props = Readonly<{ words: Words; locale: string; writeHref: string }>;

/** How many months ahead the calendar goes. */
const monthsAhead = 3;

type Done = Readonly<{
  words: Words['booked'];
  clock: Clock;
  booked: NewlyBooked;
  email: string;
  onAnother: () => void;
}>;

function Confirmation({ words, clock, booked, email, onAnother }: Done) {
  const day = clock.dayName(clock.day(booked.start));
  return (
    <div className="stack" role="status">
      <Note tone="good" title={words.title}>
        {fill(booked.mailed ? words.text : words.notMailed, { day, time: clock.time(booked.start), email })}
      </Note>
      <LinkButton href={booked.icsUrl} icon="calendar-check">
        {words.calendarFile}
      </LinkButton>
      <Button look="ghost" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}

/** The site's own calendar: a day, a time, a name, and the call is booked. */
export function Booking(props: Props) {
  const isHydrated = useIsHydrated(); // the visitor's time and zone are not those of the build
  return isHydrated ? <Calendar {...props} /> : <p className="empty">{props.words.calendar.loading}</p>;
}

type Asked = Readonly<{ clock: Clock; earliest: Month; latest: Month; kept: Chosen; turn: number }>;

/**
 * The free times of a month, by day. Unless the visitor turned to another, the month is the first with a free time, and
 * unless the visitor chose another, so is the day.
 */
function useDays({ clock, earliest, latest, kept, turn }: Asked) {
  const [turnedTo, setTurnedTo] = useState(kept.month);
  const [first, setFirst] = useState(earliest);
  const [day, setDay] = useState(kept.day);
  const month = turnedTo ?? first;
  const slots = useSlots(month, turn);
  const starts = slots.state === 'ready' ? slots.starts : [];
  const free = new Map<IsoDate, number>();
  for (const start of starts) free.set(clock.day(start), (free.get(clock.day(start)) ?? 0) + 1);
  const chosen = day ?? [...free.keys()].find((candidate) => candidate.startsWith(month));
  const isPassedOver = slots.state === 'ready' && !turnedTo && !chosen && first < latest;
  if (isPassedOver) setFirst(monthAfter(first, 1));
  const showMonth = (next: Month) => {
    setTurnedTo(next);
    setDay(undefined);
  };
  return { month, isTurned: turnedTo !== undefined, showMonth, day, chosen, setDay, free, state: slots.state, starts };
}

type TimesProps = Readonly<{
  words: Words;
  clock: Clock;
  writeHref: string;
  days: ReturnType<typeof useDays>;
  booking: ReturnType<typeof useBooking>;
}>;

/** The times of the chosen day, or why there are none. */
function Times({ words, clock, writeHref, days, booking }: TimesProps) {
  if (days.state === 'loading') return <p className="small muted">{words.calendar.loading}</p>;
  if (days.state === 'failed') {
    return (
      <Note tone="bad">
        {words.calendar.failed} <a href={writeHref}>{words.calendar.write}</a>
      </Note>
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

/** What may be done with the chosen time. It stays while the times are asked for again: so does what was typed. */
function Decision({
  words,
  clock,
  booking,
  call,
}: Omit<TimesProps, 'writeHref' | 'days'> & { readonly call: Managed }) {
  const { start, sending, refusalText, confirm } = booking;
  if (!start) return null;
  const time = clock.dayAndTime(start);
  if (call.booked !== undefined) {
    return (
      <div className="stack">
        <Button disabled={call.busy} onClick={() => call.moveTo(start)}>
          {fill(words.manage.move, { time })}
        </Button>
      </div>
    );
  }
  return (
    <>
      {refusalText && <Note tone="bad">{refusalText}</Note>}
      <BookingForm words={words.form} time={time} sending={sending} onBook={(details) => void confirm(details)} />
    </>
  );
}

function Calendar({ words, locale, writeHref }: Props) {
  const [now] = useState(() => new Date());
  const clock = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
  const today = dayAt(now.getTime(), clock.zone);
  const earliest = monthOf(today);
  const latest = monthAfter(earliest, monthsAhead);
  const [kept] = useState(() => keptChoice({ earliest, latest, today, now }));
  const booking = useBooking(words, clock, kept.start);
  const { done, again } = booking;
  const days = useDays({ clock, earliest, latest, kept, turn: booking.turn });
  useKeepChoice({ ...days, start: booking.start, isBooked: done !== undefined });
  const call = useManagedCall(again);
  return (
    <>
      <MonthCalendar
        words={words.calendar}
        locale={locale}
        month={days.month}
        earliest={earliest}
        latest={latest}
        today={today}
        free={days.free}
        chosen={days.chosen}
        onMonth={days.showMonth}
        onDay={days.setDay}
      />
      <div className="slots" aria-live="polite">
        <ManagedCall words={words} clock={clock} call={call} />
        {done ? (
          <Confirmation words={words.booked} clock={clock} {...done} onAnother={again} />
        ) : (
          <>
            <Times {...{ words, clock, writeHref, days, booking }} />
            <Decision {...{ words, clock, booking, call }} />
          </>
        )}
      </div>
    </>
  );
}
