import { isRefused } from '@formation/leads';
import { useEffect, useState } from 'react';
import { freeSlots } from './booking-calls.ts';
import { monthAfter, type Month } from './month-grid.ts';

const dayMs = 86_400_000;

type Slots = Readonly<{ state: 'loading' | 'failed' }> | Readonly<{ state: 'ready'; starts: readonly string[] }>;

/** The free times of a month; a day more on each side, because time zones differ. `turn` asks anew. */
export function useSlots(month: Month, turn: number): Slots {
  const [slots, setSlots] = useState<Slots>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    const from = new Date(Date.parse(`${month}-01T00:00:00Z`) - dayMs);
    const to = new Date(Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) + dayMs);
    void freeSlots(from, to).then((answer) => {
      if (!left) setSlots(isRefused(answer) ? { state: 'failed' } : { state: 'ready', starts: answer });
    });
    return () => {
      left = true;
    };
  }, [month, turn]);
  return slots;
}
