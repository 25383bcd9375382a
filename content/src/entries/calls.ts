import { z } from 'zod';
import { type Locale, locales } from '../locales.ts';
import { openingWeek } from './opening-week.ts';
import { wholeNumber } from './whole-number.ts';

/** The calls that visitors can book: `entries/firm/calls.json`. */
export const callsEntry = z.strictObject({
  hours: openingWeek.describe('When calls can be booked, on the clock of the office.'),
  languages: z
    .array(z.enum(Object.keys(locales) as Locale[])) // its own keys
    .min(1)
    .describe('In which languages a visitor can have the call.'),
  videoUrl: z
    .literal('')
    .or(z.url({ protocol: /^https$/ }))
    .describe(
      'The room in which every video call is held. Empty: the console takes a link for each call, and the visitor is told that it follows.',
    ),
  minutes: wholeNumber(5, 240).describe('How long a call takes.'),
  noticeHours: wholeNumber(0, 168).describe('How long before its start a call can still be booked.'),
  aheadDays: wholeNumber(7, 1100).describe('How far ahead one can book.'),
  limits: z
    .strictObject({
      openPerEmail: wholeNumber(1, 100).describe('Calls to come that one e-mail address may have.'),
      openPerAddress: wholeNumber(1, 1000).describe(
        'Calls to come that one address of the internet may have; a phone network may give many visitors one.',
      ),
      openPerNetwork: wholeNumber(1, 1000).describe(
        'Calls to come that one network may have: the 256 addresses of a /24, or a /48 of IPv6.',
      ),
      lettersPerDay: wholeNumber(1, 100).describe(
        'Mails a day that visitors can have sent to one mailbox, of whatever they are.',
      ),
    })
    .describe('What keeps one visitor from filling the calendar, or somebody else’s mailbox with invitations.'),
});

export type CallsEntry = Readonly<z.infer<typeof callsEntry>>;
