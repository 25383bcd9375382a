import { dayMs } from '@formation/calendar';
import type { CallLimits, CallRules } from '@formation/leads';
import data from '../../entries/firm/calls.json' with { type: 'json' };
import { closedDays } from './closed-days.ts';
import { office } from './office.ts';
import { weekOf } from './week-of.ts';

const minuteMs = 60_000;

/** When calls can be booked, how long one takes, how soon and how far ahead. */
export const calls: CallRules = {
  hours: {
    timeZone: office.hours.timeZone,
    week: weekOf(data.hours),
    closed: closedDays.map(({ day }) => day),
  },
  lengthMs: data.minutes * minuteMs,
  noticeMs: data.noticeHours * 60 * minuteMs,
  aheadMs: data.aheadDays * dayMs,
};

/** What keeps one visitor from filling the calendar, or somebody else's mailbox with invitations. */
export const callLimits: CallLimits = data.limits;
