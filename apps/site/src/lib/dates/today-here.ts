import type { IsoDate } from '@formation/fees';

/** The visitor's day. */
export const todayHere = () => new Date().toISOString().slice(0, 10) as IsoDate; // the ISO form begins with year-month-day
