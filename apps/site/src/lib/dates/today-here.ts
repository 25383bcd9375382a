import { utcDay } from '@formation/calendar';

/** The visitor's day. */
export const todayHere = () => utcDay(Date.now());
