import { dayMs } from '@formation/calendar';
import type { CallLimits, CallRules } from '@formation/leads';
import { closedDays } from './closed-days.ts';
import { from, mondayToFriday, office } from './office.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When calls can be booked, how long one takes, how soon and how far ahead. */
export const calls: CallRules = {
  hours: {
    timeZone: office.hours.timeZone,
    week: mondayToFriday(from(9, 17)),
    closed: closedDays.map(({ day }) => day),
  },
  lengthMs: 30 * minuteMs,
  noticeMs: 2 * hourMs,
  aheadMs: 2 * 366 * dayMs,
};

/**
 * What keeps one visitor from filling the calendar, or somebody else's mailbox with invitations. A phone network may
 * give many visitors one address.
 */
export const callLimits: CallLimits = { openPerEmail: 3, openPerAddress: 10, lettersPerDay: 10 };
