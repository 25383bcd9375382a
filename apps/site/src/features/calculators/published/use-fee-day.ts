import type { IsoDate } from '@formation/fees';
import { useState } from 'react';
import { dayFault } from '../../../lib/typed/day-fault.ts';
import { feeDays, isDay } from '../address/address-inputs.ts';

type Chosen = Readonly<{
  day: IsoDate;
  /** Asks for the fees of another day. */
  onDay: (day: IsoDate) => void;
  /** The day of a link is pinned: leaves it. */
  onUnpin?: (() => void) | undefined;
}>;

/** The day of the fees as it stands in its field: one that does not exist changes no day, and has no fees. */
export function useFeeDay({ day, onDay, onUnpin }: Chosen) {
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? day;
  const onTyped = (next: string) => {
    if (next === typed) return;
    setChanged(next);
    if (isDay(next)) onDay(next);
  };
  const unpin = () => {
    setChanged(undefined);
    onUnpin?.();
  };
  return { typed, onTyped, isCounted: dayFault(typed, feeDays) === undefined, unpin: onUnpin && unpin };
}
