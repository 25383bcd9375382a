import type { Interval, OpeningHours, Week } from '@formation/calendar';
import type { UploadRules } from '@formation/leads';

const timeZone = 'Asia/Colombo';

const none: readonly Interval[] = [];

/** From an hour of the day (included) to another (excluded). */
export const from = (opens: number, closes: number): Week[0] => [{ from: opens * 60, to: closes * 60 }];
const everyDay = (hours: Week[0]): Week => [hours, hours, hours, hours, hours, hours, hours];
export const mondayToFriday = (hours: Week[0]): Week => [none, hours, hours, hours, hours, hours, none];

/**
 * How the office works: the owner changes it here, and every page, form, mail and legal text follows.
 *
 * The specification has two readings of the hours and lets both stand: what the contact page shows, and what the terms
 * say. They are two facts here. Calls can be booked when both agree: `calls.ts`.
 */
export const office = {
  /** When enquiries are answered: the line at the top of every page, its dot, and the contact page. */
  hours: { timeZone, week: everyDay(from(9, 17)), closed: [] } as OpeningHours,
  /** The business hours that the terms name. */
  businessHours: { timeZone, week: mondayToFriday(from(9, 18)), closed: [] } as OpeningHours,
  /** After so many months enquiries, their files and bookings are deleted. */
  retentionMonths: 24,
  /** So many enquiries of one e-mail address are mailed to the office a day; more are kept, and held for a look. */
  enquiriesPerEmail: 20,
  /** What may be attached to an enquiry: 10 MB in binary units. */
  uploads: {
    maxBytes: 10 * 1024 * 1024,
    endings: ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'docx', 'xlsx', 'csv', 'txt'],
  } as UploadRules,
} as const;
