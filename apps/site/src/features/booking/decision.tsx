import { fill, type Messages } from '@formation/content';
import { Button } from '@formation/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { leadTo } from '../../lib/async/outcome.ts';
import { BookingForm, type CallFormat } from './booking-form.tsx';
import type { Clock } from './clock.ts';
import type { useBooking } from './use-booking.ts';
import type { Managed } from './use-managed-call.ts';

type Props = Readonly<{
  words: Messages['meet'];
  clock: Clock;
  format: CallFormat;
  booking: ReturnType<typeof useBooking>;
  call: Managed;
  part: RefObject<HTMLDivElement | null>;
}>;

/** Leads who has chosen a time to what may be done with it, which stands below all the times. */
export function useLed(choose: (start: string) => void) {
  const part = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Readonly<{ start: string }>>();
  useEffect(() => {
    if (pressed) leadTo(part.current);
  }, [pressed]);
  const chooseAndGo = (start: string) => {
    choose(start);
    setPressed({ start });
  };
  return { part, choose: chooseAndGo };
}

/** What may be done with the chosen time. It stays while the times are asked for again: so does what was typed. */
export function Decision({ words, clock, format, booking, call, part }: Props) {
  const { start, sending, refusalText, confirm } = booking;
  if (!start || call.isSought) return null; // a second call is not offered while the first may be there
  const time = clock.dayAndTime(start);
  return (
    <div className="stack" role="group" aria-label={time} tabIndex={-1} ref={part}>
      {call.booked === undefined ? (
        <BookingForm
          words={words.form}
          format={format}
          before={call.over?.typed}
          time={time}
          sending={sending}
          refusalText={refusalText}
          onBook={(details) => void confirm(details)}
        />
      ) : (
        <Button disabled={call.busy} onClick={() => call.moveTo(start)}>
          {fill(words.manage.move, { time })}
        </Button>
      )}
    </div>
  );
}
