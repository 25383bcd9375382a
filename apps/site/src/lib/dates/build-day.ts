import { utcDay } from '@formation/calendar';

/** The day on which the pages were built: the one place of the site that reads the clock for a calculation. */
export const today = utcDay(Date.now());
