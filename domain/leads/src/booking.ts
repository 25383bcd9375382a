import { instantIn, isTimeZone } from '@formation/calendar';
import * as v from 'valibot';
import { emailMaxLength, isReachable } from './email-pattern.ts';
import { isPhoneNumber, phoneMaxLength } from './phone-number.ts';
import { isVisible } from './visible-text.ts';

/** The longest text each field of a booking takes. */
export const bookingLimits = { name: 200, email: emailMaxLength, topic: 1000, phone: phoneMaxLength } as const;

const instantText = v.pipe(
  v.string(),
  v.check((text) => instantIn(text) !== undefined),
);

/** One line: a line break in a name would be a line of its own in a mail. */
const line = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit), v.regex(/^\P{Cc}*$/u));

const phone = v.pipe(
  line(bookingLimits.phone),
  v.check((text) => text === '' || isPhoneNumber(text)),
);

/** What a visitor gives to book a call in one of some languages. `start` is an ISO instant with its offset. */
const bookingSchema = <Language extends string>(languages: readonly Language[]) =>
  v.object({
    start: instantText,
    name: v.pipe(line(bookingLimits.name), v.check(isVisible)),
    email: v.pipe(v.string(), v.trim(), v.check(isReachable)),
    timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone)),
    topic: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(bookingLimits.topic)), ''),
    phone: v.optional(phone, ''),
    callLanguage: v.optional(v.picklist(languages)),
  });

export type BookingRequest<Language extends string = string> = v.InferOutput<
  ReturnType<typeof bookingSchema<Language>>
>;
export type BookingField = keyof BookingRequest;

/**
 * Reads a booking, or names the first field that is wrong.
 *
 * @param languages - those in which calls are held.
 */
export function readBooking<Language extends string>(
  value: unknown,
  languages: readonly Language[],
): BookingRequest<Language> | Readonly<{ refused: 'bad-field'; field: BookingField }> {
  const schema = bookingSchema(languages);
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const key = result.issues[0].path?.[0]?.key;
  const names: readonly string[] = Object.keys(schema.entries);
  const field = names.find((name) => name === key) ?? 'start';
  return { refused: 'bad-field', field: field as BookingField }; // found among the schema's own names
}
