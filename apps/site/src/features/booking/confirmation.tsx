import { fill, type Messages } from '@formation/content';
import { Button, LinkButton, Note } from '@formation/ui';
import { useEffect, useRef } from 'react';
import { showOutcome } from '../../lib/async/outcome.ts';
import type { NewlyBooked } from './booking-calls.ts';
import type { Clock } from './clock.ts';

type Props = Readonly<{
  words: Messages['meet']['booked'];
  clock: Clock;
  booked: NewlyBooked;
  email: string;
  onAnother: () => void;
}>;

/** That the call is booked. The form is as long as a screen and gone: its place is above what shows then. */
export function Confirmation({ words, clock, booked, email, onAnother }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => showOutcome(part.current), []);
  const day = clock.dayName(clock.day(booked.start));
  return (
    <div className="stack" role="status" tabIndex={-1} ref={part}>
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
