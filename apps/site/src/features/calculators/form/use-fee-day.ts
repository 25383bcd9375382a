import { useState } from 'react';
import { dayFault } from '../../../lib/input/day-fault.ts';
import { feeDays, isDay } from '../address/address-inputs.ts';
import type { FeeDayProps } from '../state/fee-day-props.ts';

/** The day of the fees as it stands in its field: one that does not exist changes no day, and has no fees. */
export function useFeeDay({ day, onDay, onUnpin }: Omit<FeeDayProps, 'noSuchDay'>) {
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
