import type { Interval, OpeningHours, Week } from '@formation/calendar';
import type { CallLimits, CallRules, UploadRules } from '@formation/leads';
import { closedDays } from './closed-days.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const timeZone = 'Asia/Colombo';

const none: readonly Interval[] = [];
const from = (opens: number, closes: number): Week[0] => [{ from: opens * 60, to: closes * 60 }];
const everyDay = (hours: Week[0]): Week => [hours, hours, hours, hours, hours, hours, hours];
const mondayToFriday = (hours: Week[0]): Week => [none, hours, hours, hours, hours, hours, none];

/**
 * How the office works: the owner changes it here, and every page, form, mail and legal text follows.
 *
 * The specification has two readings of the hours and lets both stand: what the contact page shows, and what the terms
 * say. They are two facts here. Calls can be booked when both agree.
 */
export const office = {
  /** When enquiries are answered: the line at the top of every page, its dot, and the contact page. */
  hours: { timeZone, week: everyDay(from(9, 17)), closed: [] } as OpeningHours,
  /** The business hours that the terms name. */
  businessHours: { timeZone, week: mondayToFriday(from(9, 18)), closed: [] } as OpeningHours,
  /** When calls can be booked, how long one takes, how soon and how far ahead. */
  calls: {
    hours: { timeZone, week: mondayToFriday(from(9, 17)), closed: closedDays.map(({ day }) => day) },
    lengthMs: 30 * minuteMs,
    noticeMs: 2 * hourMs,
    aheadMs: 2 * 366 * 24 * hourMs,
  } as CallRules,
  /**
   * What keeps one visitor from filling the calendar, or somebody else's mailbox with invitations. A phone network may
   * give many visitors one address.
   */
  callLimits: { openPerEmail: 3, openPerAddress: 10, lettersPerDay: 10 } as CallLimits,
  /** After so many months enquiries, their files and bookings are deleted. */
  retentionMonths: 24,
  /** What may be attached to an enquiry: 10 MB in binary units. */
  uploads: {
    maxBytes: 10 * 1024 * 1024,
    endings: ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'docx', 'xlsx', 'csv', 'txt'],
  } as UploadRules,
} as const;
