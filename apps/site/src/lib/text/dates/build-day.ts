import { utcDay } from '@formation/calendar';

/** The day on which the pages were built: what they say until a script knows the visitor's. */
export const today = utcDay(Date.now());
