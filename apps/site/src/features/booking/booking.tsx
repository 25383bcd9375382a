import { dayAt, type IsoDate } from '@formation/calendar';
import type { Messages } from '@formation/content';
import { useRef, useState } from 'react';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { Spoken } from '../../lib/input/spoken.tsx';
import type { CallFormat } from './booking-form.tsx';
import { clockIn, type Clock } from './clock.ts';
import { Confirmation } from './confirmation.tsx';
import { Decision, useLed } from './decision.tsx';
import { ManagedCall } from './managed-call.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { monthAfter, monthOf, type Month } from './month-grid.ts';
import { savedChoice, savedZone, useSaveChoice, type Chosen } from './saved-choice.ts';
import { browserZone, officeZone } from './time-zones.ts';
import { Times, timesInShort } from './times.tsx';
import { useBooking } from './use-booking.ts';
import { useManagedCall, type Managed } from './use-managed-call.ts';
import { useSlots } from './use-slots.ts';
import { ZoneField } from './zone-field.tsx';
import './booking.css';

type Words = Messages['meet'];
type Props = Readonly<{ words: Words; locale: string; writeHref: string; format: CallFormat }>;

/** How many months ahead the calendar goes. */
const monthsAhead = 3;

/** The site's own calendar: a day, a time, a name, and the call is booked. */
export function Booking(props: Props) {
  const isHydrated = useIsHydrated(); // the visitor's time and zone are not those of the build
  return isHydrated ? <Calendar {...props} /> : <Opening {...props} />;
}

/** What stands there until the script has come, or where it does not. */
function Opening({ words: { calendar }, writeHref }: Props) {
  return (
    <div className="opening">
      <p>{calendar.loading}</p>
      <p className="small muted">
        {calendar.notOpening} <a href={writeHref}>{calendar.write}</a>
      </p>
    </div>
  );
}

/** Writes times by the clock that the visitor has chosen, or else by the browser's, or else by Colombo's. */
function useClock(locale: string) {
  const [chosen, choose] = useState(savedZone);
  return { zone: chosen, choose, clock: clockIn(chosen ?? browserZone() ?? officeZone, locale) };
}

type CalendarState = Readonly<{ clock: Clock; earliest: Month; latest: Month; kept: Chosen; turn: number }>;

/**
 * The free times of a month, by day. Unless the visitor turned to another, the month is the first with a free time, and
 * unless the visitor chose another, so is the day.
 */
function useDays({ clock, earliest, latest, kept, turn }: CalendarState) {
  const [turnedTo, setTurnedTo] = useState(kept.month);
  const [first, setFirst] = useState(earliest);
  const [day, setDay] = useState(kept.day);
  const month = turnedTo ?? first;
  const { slots, again } = useSlots(month, turn);
  const starts = slots.state === 'ready' ? slots.starts : [];
  const free = new Map<IsoDate, number>();
  for (const start of starts) free.set(clock.day(start), (free.get(clock.day(start)) ?? 0) + 1);
  const chosen = day ?? [...free.keys()].find((candidate) => candidate.startsWith(month));
  const isPassedOver = slots.state === 'ready' && !turnedTo && !chosen && first < latest;
  if (isPassedOver) setFirst(monthAfter(first, 1));
  const show = (next: Month, dayOfIt?: IsoDate) => {
    setTurnedTo(next);
    setDay(dayOfIt);
  };
  const { state } = slots;
  return { month, isTurned: turnedTo !== undefined, show, day, chosen, setDay, free, state, starts, again };
}

type SlotsProps = Readonly<{
  words: Words;
  clock: Clock;
  writeHref: string;
  format: CallFormat;
  onZone: (zone: string) => void;
  days: ReturnType<typeof useDays>;
  booking: ReturnType<typeof useBooking>;
  call: Managed;
}>;

/** The times, what may be done with them, and what came of it. */
function Slots({ words, clock, writeHref, format, onZone, days, booking, call }: SlotsProps) {
  const part = useRef<HTMLDivElement>(null);
  /** The button is gone with the press: the focus waits where what comes will stand. */
  const anew = (ask: () => void) => () => {
    part.current?.focus({ preventScroll: true });
    ask();
  };
  const { part: decision, choose } = useLed(booking.choose);
  const onDay = (day: IsoDate) => anew(() => days.setDay(day))();
  const timesProps = { words, clock, writeHref, days, chosen: booking.start, onChoose: choose, onDay };
  return (
    <div className="slots" tabIndex={-1} ref={part}>
      <ManagedCall words={words} clock={clock} call={call} />
      {booking.done ? (
        <Confirmation words={words.booked} {...{ clock, format }} {...booking.done} onAnother={anew(booking.again)} />
      ) : (
        <>
          <ZoneField words={words.times} zone={clock.zone} onZone={onZone} />
          <Times {...timesProps} onAgain={anew(days.again)} />
          <Decision {...{ words, clock, format, booking, call }} part={decision} />
        </>
      )}
      <Spoken text={booking.done ? '' : timesInShort(words, clock, days)} />
    </div>
  );
}

function Calendar({ words, locale, writeHref, format }: Props) {
  const [now] = useState(() => new Date());
  const { zone, choose, clock } = useClock(locale);
  const today = dayAt(now.getTime(), clock.zone);
  const earliest = monthOf(today);
  const latest = monthAfter(earliest, monthsAhead);
  const [kept] = useState(() => savedChoice({ earliest, latest, today, now }));
  const booking = useBooking(words, clock, kept.start);
  const days = useDays({ clock, earliest, latest, kept, turn: booking.turn });
  useSaveChoice({ ...days, zone, start: booking.start, isBooked: booking.done !== undefined });
  const call = useManagedCall(booking.again);
  const onZone = (next: string) => {
    choose(next);
    if (!booking.start) return;
    const day = clockIn(next, locale).day(booking.start); // by another clock it may be the day before
    days.show(monthOf(day), day);
  };
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
        onMonth={days.show}
        onDay={days.setDay}
      />
      <Slots {...{ words, clock, writeHref, format, onZone, days, booking, call }} />
    </>
  );
}
