import { z } from 'zod';
import { openingWeek } from './opening-week.ts';
import { wholeNumber } from './whole-number.ts';

/** How the office works: `entries/firm/office.json`. */
export const officeEntry = z.strictObject({
  timeZone: z
    .string()
    .regex(/^[A-Z]\w+\/[A-Z]\w+$/, 'Write the name of a time zone, as in Asia/Colombo.')
    .describe('The clock by which all hours are read.'),
  hours: openingWeek.describe(
    'When enquiries are answered: the line at the top of every page, its dot, and the contact page.',
  ),
  businessHours: openingWeek.describe('The business hours that the terms name.'),
  retentionMonths: wholeNumber(1, 240).describe(
    'After so many months enquiries, their files and bookings are deleted.',
  ),
  enquiriesPerEmail: wholeNumber(1, 1000).describe(
    'So many enquiries of one e-mail address are mailed to the office a day; more are kept for a look.',
  ),
  uploads: z
    .strictObject({
      megabytes: wholeNumber(1, 100).describe('How large a file may be, in binary units.'),
      endings: z
        .array(z.enum(['pdf', 'jpg', 'jpeg', 'jfif', 'png', 'webp', 'heic', 'heif', 'docx', 'xlsx', 'csv', 'txt']))
        .min(1)
        .describe('Which files may be attached, by the endings of their names.'),
    })
    .describe('What may be attached to an enquiry.'),
});

export type OfficeEntry = Readonly<z.infer<typeof officeEntry>>;
