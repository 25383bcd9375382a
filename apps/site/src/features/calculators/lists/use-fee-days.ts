import { ambiguousDay, type DayOrder } from '@formation/fees/lists';
import { useState } from 'react';
import { todayHere } from '../../../lib/text/dates/today-here.ts';
import { isDay } from '../address/address-inputs.ts';

type Days = Readonly<{
  /** Whether the list has a date for each row, and what stands in its first rows. */
  hasOwn: boolean;
  texts: readonly string[];
}>;

/** Whose fees count for a list: of each row's own date where it has dates, or of one day, which is today at first. */
export function useFeeDays({ hasOwn, texts }: Days) {
  const [choice, setOwn] = useState(true);
  const [typed, setTyped] = useState<string>(todayHere);
  const [dayOrder, setDayOrder] = useState<DayOrder>();
  const isOwn = hasOwn && choice;
  const ambiguous = hasOwn ? ambiguousDay(texts) : undefined;
  const isAsking = ambiguous !== undefined && dayOrder === undefined;
  const one = isDay(typed) ? typed : undefined;
  return {
    ...{ hasOwn, isOwn, typed, setOwn, setTyped, dayOrder, setDayOrder },
    /** A date that can be read in two ways, where none of the first rows tells which. */
    ambiguous,
    /** What the list is worked out with; nothing while something of it is still to be said. */
    days:
      !isAsking && (isOwn || one)
        ? { isOwnDay: isOwn, day: (isOwn ? undefined : one) ?? todayHere(), dayOrder }
        : undefined,
  };
}

export type FeeDays = ReturnType<typeof useFeeDays>;
