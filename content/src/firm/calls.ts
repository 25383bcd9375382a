import { dayMs } from '@formation/calendar';
import type { CallLimits, CallRules } from '@formation/leads';
import data from '../../entries/firm/calls.json' with { type: 'json' };
import type { CallsEntry } from '../entries/calls.ts';
import type { Locale } from '../locales.ts';
import { closedDays } from './closed-days.ts';
import { office } from './office.ts';
import { weekOf } from './week-of.ts';

const { hours, languages, videoUrl, minutes, noticeHours, aheadDays, limits } = data as CallsEntry; // as its schema has it

const minuteMs = 60_000;

/** When calls can be booked, how long one takes, how soon and how far ahead. */
export const calls: CallRules = {
  hours: {
    timeZone: office.hours.timeZone,
    week: weekOf(hours),
    closed: closedDays.map(({ day }) => day),
  },
  lengthMs: minutes * minuteMs,
  noticeMs: noticeHours * 60 * minuteMs,
  aheadMs: aheadDays * dayMs,
};

/** How a call is held. */
export type CallFormat = Readonly<{
  languages: readonly Locale[];
  /** The room of every video call; empty where each call gets a link of its own. */
  videoUrl: string;
}>;

export const callFormat: CallFormat = { languages, videoUrl };

const { lettersPerDay: letters, ...open } = limits;

/** What keeps one visitor from filling the calendar. */
export const callLimits: CallLimits = open;

/** And somebody else’s mailbox: how many letters a day visitors can have sent to it. */
export const lettersPerDay: number = letters;
