import type { IsoDate } from '@formation/calendar';
import { useEffect } from 'react';
import { forgetInStep, syncSaved, savedValues } from '../../lib/input/saved-step.ts';
import { savedCaller } from './booking-form.tsx';
import type { Month } from './month-grid.ts';
import { savedWish } from './use-booking.ts';

/** What the visitor has chosen: a month, a day in it, a time, and by which clock. */
export type Chosen = Readonly<{
  zone?: string | undefined;
  month?: Month | undefined;
  day?: IsoDate | undefined;
  start?: string | undefined;
}>;

const place = 'call';

type Bounds = Readonly<{ earliest: Month; latest: Month; today: IsoDate; now: Date }>;

/** What was chosen before the page was loaded again, without a day or a time that has passed. */
export function savedChoice({ earliest, latest, today, now }: Bounds): Chosen {
  const saved = savedValues<Chosen>(place);
  if (!saved?.month || saved.month < earliest || saved.month > latest) return {};
  const { month, day, start } = saved;
  const isDayToCome = day !== undefined && day >= today;
  const isTimeToCome = start !== undefined && Date.parse(start) > now.getTime();
  return { month, day: isDayToCome ? day : undefined, start: isTimeToCome ? start : undefined };
}

/** The time zone that was chosen before the page was loaded again. */
export const savedZone = () => savedValues<Chosen>(place)?.zone;

/** The month that is shown, whether the visitor turned to it, and what is chosen in it. */
type Shown = Readonly<{
  zone: string | undefined;
  month: Month;
  isTurned: boolean;
  day: IsoDate | undefined;
  start: string | undefined;
  isBooked: boolean;
}>;

/** Keeps for reload and Back what is chosen; once it is booked, that, who has called and what was asked are forgotten. */
export function useSaveChoice({ zone, month, isTurned, day, start, isBooked }: Shown): void {
  const isChosen = [zone, start, day].some((each) => each !== undefined) || isTurned;
  useEffect(() => {
    if (isChosen && !isBooked) return syncSaved(place, (): Chosen => ({ zone, month, day, start }));
    forgetInStep(place);
    if (isBooked) for (const name of [savedCaller, savedWish]) forgetInStep(name);
  }, [zone, month, day, start, isChosen, isBooked]);
}
