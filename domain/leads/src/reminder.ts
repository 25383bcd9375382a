import * as v from 'valibot';
import { isReachable } from './email-pattern.ts';

/** The longest link of a company that is read; the longest that the page makes is a fifth of it. */
const linkMaxLength = 2000;

const email = v.pipe(v.string(), v.trim(), v.check(isReachable));
const about = v.pipe(v.string(), v.maxLength(linkMaxLength));

/** What a visitor gives to be reminded of a company's dates. `company` is the query of the company's link. */
const reminderSchema = v.object({ email, company: about });
/** What a visitor gives to be told of the changes of a platform's fees. */
const feeNewsSchema = v.object({ email, platform: about });

export type ReminderRequest = v.InferOutput<typeof reminderSchema> | v.InferOutput<typeof feeNewsSchema>;

type ReminderField = 'email' | 'company' | 'platform';

/** Reads a wish to be reminded, or names the first field that is wrong. */
export function readReminder(
  value: unknown,
): ReminderRequest | Readonly<{ refused: 'bad-field'; field: ReminderField }> {
  const isFeeNews = typeof value === 'object' && value !== null && 'platform' in value;
  const result = isFeeNews ? v.safeParse(feeNewsSchema, value) : v.safeParse(reminderSchema, value);
  if (result.success) return result.output;
  const key = result.issues[0].path?.[0]?.key;
  return { refused: 'bad-field', field: key === 'company' || key === 'platform' ? key : 'email' };
}

/** When one is told of a deadline, and how long a wish waits to be confirmed. */
export type ReminderRules = Readonly<{
  /** How many days before a deadline. */
  days: readonly number[];
  /** From which hour of the day mails go out, in a time zone. */
  hour: number;
  timeZone: string;
  /** After so many days an unconfirmed wish is deleted. */
  openDays: number;
  /** So many days before the reminders end one is asked whether they shall go on. */
  endingDays: number;
  /** So many months one is told of changes of fees, from the day that was confirmed. */
  feeNewsMonths: number;
}>;

/** What strangers may make the server keep, and so how many mails they can make it send. */
export type ReminderLimits = Readonly<{
  /** Unconfirmed wishes for one e-mail address: each sends it one mail. */
  openPerEmail: number;
  /** Reminders of one e-mail address, confirmed or not. */
  perEmail: number;
  /** Unconfirmed wishes that come from one address of the internet. */
  openPerAddress: number;
  openInAll: number;
  inAll: number;
}>;
