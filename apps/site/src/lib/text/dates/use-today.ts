import type { IsoDate } from '@formation/calendar';
import { useIsHydrated } from '../../../hydration/use-hydrated.ts';
import { todayHere } from './today-here.ts';

/** The visitor's day. In the page's HTML, and while React takes it over, it is the day given: that of the build. */
export const useToday = <Day extends IsoDate | undefined>(builtOn: Day): IsoDate | Day =>
  useIsHydrated() ? todayHere() : builtOn;
