import { randomUUID } from 'node:crypto';
import { answeringLanguage } from '@formation/content';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { NewBooking } from '../db/store.ts';
import type { Pseudonymised } from '../enquiries/pseudonymised-sender.ts';

/** PostgreSQL keeps no NUL in a text, and none of it a half character. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

type Row = Selectable<Tables['bookings']>;

type Origin = Pick<Pseudonymised, 'sender' | 'network' | 'language'>;

/** The row of a new call whose visitor's e-mail address is known to be theirs. */
export function bookingRow(made: NewBooking, { sender, network, language = 'en' }: Origin, at: number): Row {
  return {
    id: randomUUID(),
    start_at: made.start,
    end_at: made.end,
    booked_at: at,
    name: storable(made.name),
    email: made.email,
    email_key: made.email.toLowerCase(),
    time_zone: made.timeZone,
    topic: storable(made.topic),
    phone: made.phone ?? '',
    call_language: made.callLanguage ?? answeringLanguage(language, made.topic),
    state: 'booked',
    confirmed_at: at,
    sequence: 0,
    changed: '',
    outcome: '',
    video_url: made.videoUrl ?? '',
    sender,
    network,
    language,
    assignee: '',
  };
}
