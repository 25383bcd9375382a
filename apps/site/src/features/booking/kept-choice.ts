import type { IsoDate } from '@formation/calendar';
import { useEffect } from 'react';
import { forgetInStep, keepInStep, keptInStep } from '../../lib/typed/kept-step.ts';
import { keptCaller } from './booking-form.tsx';
import type { Month } from './month-grid.ts';

/** What the visitor has chosen: the month that is shown, a day in it, a time. */
export type Chosen = Readonly<{ month: Month; day?: IsoDate | undefined; start?: string | undefined }>;

const place = 'call';

type Bounds = Readonly<{ earliest: Month; latest: Month; today: IsoDate; now: Date }>;

/** What was chosen before the page was loaded again, without a day or a time that has passed. */
export function keptChoice({ earliest, latest, today, now }: Bounds): Chosen {
  const kept = keptInStep<Chosen>(place);
  if (!kept || kept.month < earliest || kept.month > latest) return { month: earliest };
  const { month, day, start } = kept;
  const isDayToCome = day !== undefined && day >= today;
  const isTimeToCome = start !== undefined && Date.parse(start) > now.getTime();
  return { month, day: isDayToCome ? day : undefined, start: isTimeToCome ? start : undefined };
}

/** Keeps for reload and Back what is chosen; once it is booked, that and who has called are forgotten. */
export function useKeepChoice(
  { month, day, start }: Chosen,
  { earliest, isBooked }: Readonly<{ earliest: Month; isBooked: boolean }>,
): void {
  const isChosen = start !== undefined || day !== undefined || month !== earliest;
  useEffect(() => {
    if (isChosen && !isBooked) return keepInStep(place, () => ({ month, day, start }));
    forgetInStep(place);
    if (isBooked) forgetInStep(keptCaller);
  }, [month, day, start, isChosen, isBooked]);
}
