import type { OpeningHours } from '@formation/calendar';
import type { UploadRules } from '@formation/leads';
import data from '../../entries/firm/office.json' with { type: 'json' };
import type { OfficeEntry } from '../entries/office.ts';
import { weekOf } from './week-of.ts';

const { timeZone, hours, businessHours, uploads, retentionMonths, enquiriesPerEmail } = data as OfficeEntry; // as its schema has it

/**
 * How the office works: every page, form, mail and legal text follows its file.
 *
 * The specification has two readings of the hours and lets both stand: what the contact page shows, and what the terms
 * say. They are two facts here. Calls can be booked when both agree: `calls.json`.
 */
export const office = {
  /** When enquiries are answered: the line at the top of every page, its dot, and the contact page. */
  hours: { timeZone, week: weekOf(hours), closed: [] } as OpeningHours,
  /** The business hours that the terms name. */
  businessHours: { timeZone, week: weekOf(businessHours), closed: [] } as OpeningHours,
  retentionMonths,
  enquiriesPerEmail,
  /** What may be attached to an enquiry: megabytes in binary units. */
  uploads: { maxBytes: uploads.megabytes * 1024 * 1024, endings: uploads.endings } as UploadRules,
} as const;
