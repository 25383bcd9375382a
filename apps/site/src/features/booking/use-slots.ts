import { dayMs, utcMidnight } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/async/use-online.ts';
import { freeSlots } from './booking-calls.ts';
import { firstDay, monthAfter, type Month } from './month-grid.ts';

type Slots = Readonly<{ state: 'loading' | 'failed' }> | Readonly<{ state: 'ready'; starts: readonly string[] }>;

/**
 * The free times of a month; a day more on each side, because time zones differ. `turn` asks anew, and until the answer
 * is there no earlier one stands: what was free before may be what somebody else has just booked. What did not come is
 * asked for again by `again`, and when the browser has a line again.
 */
export function useSlots(month: Month, turn: number): Readonly<{ slots: Slots; again: () => void }> {
  const [tries, setTries] = useState(0);
  const key = `${month} ${turn} ${tries}`;
  const [found, setFound] = useState<Readonly<{ key: string; slots: Slots }>>();
  useEffect(() => {
    let left = false;
    const from = new Date(utcMidnight(firstDay(month)) - dayMs);
    const to = new Date(utcMidnight(firstDay(monthAfter(month, 1))) + dayMs);
    void freeSlots(from, to).then((answer) => {
      const slots: Slots = isRefused(answer) ? { state: 'failed' } : { state: 'ready', starts: answer };
      if (!left) setFound({ key, slots });
    });
    return () => {
      left = true;
    };
  }, [key, month]);
  const slots: Slots = found?.key === key ? found.slots : { state: 'loading' };
  const again = () => setTries((before) => before + 1);
  useOnline(() => slots.state === 'failed' && again());
  return { slots, again };
}
