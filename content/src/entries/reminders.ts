import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** The mails about deadlines: `entries/firm/reminders.json`. */
export const remindersEntry = z.strictObject({
  days: z
    .array(wholeNumber(1, 365))
    .min(1)
    .describe('How many days before a deadline a mail goes out, the earliest first.'),
  hour: wholeNumber(0, 23).describe('From which hour of the office’s day mails go out.'),
  openDays: wholeNumber(1, 365).describe('After so many days a wish that nobody confirmed is deleted.'),
  endingDays: wholeNumber(1, 365).describe(
    'So many days before the reminders end one is asked whether they shall go on.',
  ),
  feeNewsMonths: wholeNumber(1, 60).describe('So many months one is told of changes of fees.'),
  limits: z
    .strictObject({
      openPerEmail: wholeNumber(1, 100).describe(
        'Unconfirmed wishes for one e-mail address: each sends it one mail, until its owner answers one.',
      ),
      perEmail: wholeNumber(1, 1000).describe('Reminders of one e-mail address, confirmed or not.'),
      openPerAddress: wholeNumber(1, 1000).describe(
        'Unconfirmed wishes from one address of the internet; a phone network may give many visitors one.',
      ),
      openInAll: wholeNumber(1, 1_000_000).describe('Unconfirmed wishes in all.'),
      inAll: wholeNumber(1, 10_000_000).describe('Reminders in all.'),
    })
    .describe('What keeps strangers from filling the database, or somebody else’s mailbox.'),
});

export type RemindersEntry = Readonly<z.infer<typeof remindersEntry>>;
