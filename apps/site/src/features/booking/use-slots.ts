import { dayMs, utcMidnight } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { useEffect, useState } from 'react';
import { freeSlots } from './booking-calls.ts';
import { firstDay, monthAfter, type Month } from './month-grid.ts';

type Slots = Readonly<{ state: 'loading' | 'failed' }> | Readonly<{ state: 'ready'; starts: readonly string[] }>;

/** The free times of a month; a day more on each side, because time zones differ. `turn` asks anew. */
export function useSlots(month: Month, turn: number): Slots {
  const [slots, setSlots] = useState<Slots>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    const from = new Date(utcMidnight(firstDay(month)) - dayMs);
    const to = new Date(utcMidnight(firstDay(monthAfter(month, 1))) + dayMs);
    void freeSlots(from, to).then((answer) => {
      if (!left) setSlots(isRefused(answer) ? { state: 'failed' } : { state: 'ready', starts: answer });
    });
    return () => {
      left = true;
    };
  }, [month, turn]);
  return slots;
}
