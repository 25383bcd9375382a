import { createReadStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls, fill, messages, site } from '@formation/content';
import type { SendMailOptions } from 'nodemailer';
import type { Posted } from '../answers/answers.ts';
import { bookingLinks } from '../bookings/booking-links.ts';
import { callReminderLetter, ownerLetter, visitorLetter } from '../bookings/booking-messages.ts';
import { calendarFile } from '../bookings/calendar-file.ts';
import type { AccountNotice } from '../console/accounts/account-types.ts';
import { noticeLetter } from '../console/auth/notice-message.ts';
import type { Booking, Lead, Store, StoredFile } from '../db/store.ts';
import { codeListLetter, digestLetter, enquiryLetter, replyLetter } from '../enquiries/mail/enquiry-messages.ts';
import { fileLink } from '../enquiries/mail/file-links.ts';
import { languageFolder } from '../http/edge/language-folder.ts';
import { feeNewsAskLetter, feeNewsLetter } from '../reminders/fee-news-messages.ts';
import { feeNews, feePlatform } from '../reminders/fee-news.ts';
import { reminderLink } from '../reminders/reminder-links.ts';
import { type About, askLetter, reminderLetter } from '../reminders/reminder-messages.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { alarmLetter } from '../watch/alarm-message.ts';
import { callReminders, type Mail } from './mails.ts';
import { type Letter, letter } from './message.ts';

export type ComposeOptions = Readonly<{
  store: Store;
  mailTo: string;
  mailFrom: string;
  siteUrl: string;
  secret: string;
  /** The list of HSIC codes as the site offers it; without it the mail has its address only. */
  codeList?: Buffer | undefined;
}>;

function addressed(mail: Mail, { mailFrom }: ComposeOptions, to: string) {
  return {
    from: { name: site.brand, address: mailFrom },
    to: { name: '', address: to },
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const asText = ({ subject, text }: Letter) => ({ subject, text });
const words = ({ subject, text, html }: Letter) => ({ subject, text, html });

/** A stored file as an attachment; one that is lost or damaged must not keep the words back. */
async function attachment({ id, name, type }: StoredFile, { files }: Store) {
  if (await files.isWhole(id)) return { filename: name, contentType: type, content: createReadStream(files.path(id)) };
  const content = fill(messages.en.mail.enquiry.missingFile, { id });
  return { filename: 'missing.txt', contentType: 'text/plain', content };
}

/** The address of the list, and the list itself when the site of this server has it. */
function aboutCodeList(lead: Lead, mail: Mail, options: ComposeOptions): SendMailOptions {
  const { codeList, siteUrl } = options;
  const attachments = codeList && [{ filename: 'hsic-codes.csv', contentType: 'text/csv', content: codeList }];
  const message = { ...addressed(mail, options, lead.address), ...words(codeListLetter(siteUrl, lead.language)) };
  return attachments ? { ...message, attachments } : message;
}

async function aboutEnquiry(lead: Lead, { mail, options, at }: Work): Promise<SendMailOptions> {
  if (mail.kind === 'enquiry-reply')
    return { ...addressed(mail, options, lead.address), ...words(replyLetter(lead.language)) };
  if (mail.kind === 'code-list') return aboutCodeList(lead, mail, options);
  const linkTo = ({ id }: StoredFile) => fileLink({ ...options, id, at });
  return {
    ...addressed(mail, options, options.mailTo),
    ...words(enquiryLetter(lead, linkTo)),
    replyTo: { name: '', address: lead.address },
    date: new Date(lead.receivedAt),
    attachments: await Promise.all(
      lead.files.filter(({ signs }) => signs.length === 0).map((file) => attachment(file, options.store)),
    ),
  };
}

/** Written by one of us: it follows the mails before it, and what is answered to it comes to the firm's mailbox. */
function aboutAnswer(
  { address, subject, text, follows }: Posted,
  mail: Mail,
  options: ComposeOptions,
): SendMailOptions {
  const { headers: _, ...message } = addressed(mail, options, address); // no machine wrote it
  const inReplyTo = follows.at(-1);
  return {
    ...message,
    ...asText(letter(subject, [text])),
    replyTo: { name: site.brand, address: options.mailTo },
    ...(inReplyTo !== undefined && { inReplyTo, references: [...follows] }),
  };
}

function aboutBooking(booking: Booking, { mail, options, at }: Work): SendMailOptions | undefined {
  const about = { booking, ownersZone: calls.hours.timeZone };
  if (mail.kind === 'booking-owner') {
    const replyTo = { name: '', address: booking.email };
    return { ...addressed(mail, options, options.mailTo), ...words(ownerLetter(about)), replyTo };
  }
  if (booking.end <= at) return undefined; // nobody needs an invitation to what is over
  const { manageUrl } = bookingLinks(options, booking);
  const content = calendarFile(booking, { organizer: options.mailFrom, manageUrl, at });
  return {
    ...addressed(mail, options, booking.email),
    ...words(visitorLetter(about, manageUrl)),
    icalEvent: { method: booking.state === 'booked' ? 'REQUEST' : 'CANCEL', filename: 'call.ics', content },
  };
}

/** A reminder comes before the call and before the next one, and not when it was cancelled or moved meanwhile. */
async function aboutCall(booking: Booking, { mail, options, at }: Work): Promise<SendMailOptions | undefined> {
  const place = callReminders.findIndex(({ kind }) => kind === mail.kind);
  const until = booking.start - (callReminders[place + 1]?.leadMs ?? 0);
  if (booking.state === 'cancelled' || at >= until || !(await options.store.mails.stands(mail.id))) return undefined;
  const about = { booking, ownersZone: calls.hours.timeZone };
  const { manageUrl } = bookingLinks(options, booking);
  return { ...addressed(mail, options, booking.email), ...words(callReminderLetter(about, manageUrl)) };
}

const isAsking = ({ kind }: Mail) => kind === 'reminder-ask';

/** Of a company's dates, or of a platform's fees. */
async function aboutFacts({ mail, options, at }: Work, reminder: Reminder): Promise<Letter | undefined> {
  const { store, siteUrl } = options;
  const { language, facts } = reminder;
  const platform = feePlatform(facts);
  const pageUrl = platform
    ? `${siteUrl}${languageFolder(language, 'feeTables')}/fees/changes`
    : `${siteUrl}${languageFolder(language, 'deadlinePage')}/deadlines?${facts}`;
  const about: About = { reminder, pageUrl, link: (act) => reminderLink(options, act, reminder), at };
  if (isAsking(mail)) return platform ? feeNewsAskLetter({ ...about, platform }) : askLetter(about);
  const notices = await store.reminders.noticesOf(mail.id);
  return platform ? feeNewsLetter(notices, await feeNews(), { ...about, platform }) : reminderLetter(notices, about);
}

/**
 * A wish to confirm, or what falls due or changes. The second can be stopped by the mail program's own button.
 *
 * @see RFC 8058
 */
async function aboutReminder(reminder: Reminder, work: Work): Promise<SendMailOptions | undefined> {
  const { mail, options } = work;
  const said = await aboutFacts(work, reminder);
  if (said === undefined) return undefined;
  const message = { ...addressed(mail, options, reminder.email), ...words(said) };
  if (isAsking(mail)) return message;
  const stop = reminderLink(options, 'stop', reminder);
  const oneClick = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...message, headers: { ...message.headers, ...oneClick } };
}

/** To one of the firm's people: what was done to their account. */
const aboutAccount = (notice: AccountNotice, mail: Mail, options: ComposeOptions): SendMailOptions => ({
  ...addressed(mail, options, notice.email),
  ...words(noticeLetter(notice, { siteUrl: options.siteUrl, zone: calls.hours.timeZone })),
});

type Work = Readonly<{ mail: Mail; options: ComposeOptions; at: number }>;

/** Writes a mail from what the store knows now. Undefined when what it is about has been erased, or is over. */
export async function compose(work: Work): Promise<SendMailOptions | undefined> {
  const { mail, options } = work;
  const { enquiries, bookings, reminders, mails } = options.store;
  if (mail.kind === 'digest') {
    const leads: Lead[] = [];
    for (const id of await mails.membersOf(mail.id)) {
      await nextTurn(); // visitors get in between
      const lead = await enquiries.find(id);
      if (lead) leads.push(lead);
    }
    return { ...addressed(mail, options, options.mailTo), ...words(digestLetter(leads)) };
  }
  if (mail.kind === 'alarm') {
    const alarms = await options.store.alarms.list();
    return { ...addressed(mail, options, options.mailTo), ...words(alarmLetter(alarms, calls.hours.timeZone)) };
  }
  if (mail.kind === 'account-notice') {
    const notice = await options.store.console.notice(mail.subject);
    return notice && aboutAccount(notice, mail, options);
  }
  if (mail.kind === 'answer') {
    const answer = await options.store.answers.ofMail(mail.id);
    return answer && aboutAnswer(answer, mail, options);
  }
  if (mail.kind === 'enquiry' || mail.kind === 'enquiry-reply' || mail.kind === 'code-list') {
    const lead = await enquiries.find(mail.subject);
    return lead && aboutEnquiry(lead, work);
  }
  if (mail.kind === 'reminder-ask' || mail.kind === 'reminder') {
    const reminder = await reminders.find(mail.subject);
    return reminder && aboutReminder(reminder, work);
  }
  const booking = await bookings.find(mail.subject);
  const isReminder = callReminders.some(({ kind }) => kind === mail.kind);
  return booking && (isReminder ? aboutCall(booking, work) : aboutBooking(booking, work));
}
