import type { IsoDate } from '@formation/fees';

/** The day on which the pages were built: the one place of the site that reads the clock for a calculation. */
export const today = new Date().toISOString().slice(0, 10) as IsoDate; // the ISO form begins with year-month-day
