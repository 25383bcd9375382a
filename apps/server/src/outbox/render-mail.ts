import { createReadStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls, fill, messages, site } from '@formation/content';
import type { SendMailOptions } from 'nodemailer';
import type { Posted } from '../answers/answers.ts';
import { aboutBooking, aboutCall } from '../bookings/render-call-mail.ts';
import type { AccountNotice } from '../console/accounts/account-types.ts';
import { noticeLetter } from '../console/auth/notice-message.ts';
import type { Lead, Store, StoredFile } from '../db/store.ts';
import {
  cameWith,
  codeListLetter,
  digestLetter,
  enquiryLetter,
  papersLetter,
  replyLetter,
} from '../enquiries/mail/enquiry-messages.ts';
import { fileLink } from '../enquiries/mail/file-links.ts';
import { replyAddress } from '../mailbox/reply-address.ts';
import { aboutReminder } from '../reminders/render-reminder-mail.ts';
import { alarmLetter } from '../watch/alarm-message.ts';
import { addressed, type ComposeOptions, type Work, words } from './addressed.ts';
import { callReminders, type Mail, type MailKind } from './mails.ts';
import { type Letter, letter } from './message.ts';

const asText = ({ subject, text }: Letter) => ({ subject, text });

/** A stored file as an attachment; one that is lost or damaged must not keep the words back. */
async function attachment({ id, name, type }: StoredFile, { files }: Store) {
  if (await files.isWhole(id)) return { filename: name, contentType: type, content: createReadStream(files.path(id)) };
  const content = fill(messages.en.mail.enquiry.missingFile, { id });
  return { filename: 'missing.txt', contentType: 'text/plain', content };
}

/** What an answer speaks of has to come with it: the mail waits, and its trouble says why. */
async function promised(files: readonly StoredFile[], store: Store) {
  for (const { id, name } of files)
    if (!(await store.files.isWhole(id))) throw new Error(`The file ${name} is damaged.`);
  return files.map(({ id, name, type }) => ({
    filename: name,
    contentType: type,
    content: createReadStream(store.files.path(id)),
  }));
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
  if (mail.kind === 'papers')
    return { ...addressed(mail, options, options.mailTo), ...words(papersLetter(lead, options.siteUrl)) };
  const linkTo = ({ id }: StoredFile) => fileLink({ ...options, id, at });
  return {
    ...addressed(mail, options, options.mailTo),
    ...words(enquiryLetter(lead, { ...options, linkTo })),
    replyTo: { name: '', address: lead.address },
    date: new Date(lead.receivedAt),
    attachments: await Promise.all(
      cameWith(lead)
        .filter(({ signs }) => signs.length === 0)
        .map((file) => attachment(file, options.store)),
    ),
  };
}

/** Where the visitor's answer to an answer goes. */
function replyTo(enquiry: string, { mailTo, mailReplyTo = mailTo, mailReplyPlus = false, secret }: ComposeOptions) {
  return mailReplyPlus ? replyAddress(mailReplyTo, enquiry, secret) : mailReplyTo;
}

/** Written by one of us: it follows the mails before it, and what is answered to it comes to the firm's mailbox. */
async function aboutAnswer(
  { enquiry, address, subject, text, agent, follows, files }: Posted,
  mail: Mail,
  options: ComposeOptions,
): Promise<SendMailOptions> {
  const { headers: _, ...message } = addressed(mail, options, address); // no machine wrote it
  const inReplyTo = follows.at(-1);
  return {
    ...message,
    from: { ...message.from, name: agent === '' ? site.brand : `${agent}, ${site.brand}` },
    ...asText(letter(subject, [text])),
    replyTo: { name: site.brand, address: replyTo(enquiry, options) },
    ...(inReplyTo !== undefined && { inReplyTo, references: [...follows] }),
    ...(files.length > 0 && { attachments: await promised(files, options.store) }),
  };
}

/** To one of the firm's people: what was done to their account. */
const aboutAccount = (notice: AccountNotice, mail: Mail, options: ComposeOptions): SendMailOptions => ({
  ...addressed(mail, options, notice.email),
  ...words(noticeLetter(notice, { siteUrl: options.siteUrl, zone: calls.hours.timeZone })),
});

const ofEnquiry: readonly MailKind[] = ['enquiry', 'enquiry-reply', 'code-list', 'papers'];

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
    return { ...addressed(mail, options, options.mailTo), ...words(digestLetter(leads, options.siteUrl)) };
  }
  if (mail.kind === 'alarm') {
    const alarms = await options.store.alarms.list();
    const text = alarmLetter(alarms, { zone: calls.hours.timeZone, siteUrl: options.siteUrl });
    return { ...addressed(mail, options, options.mailTo), ...words(text) };
  }
  if (mail.kind === 'account-notice') {
    const notice = await options.store.console.notice(mail.subject);
    return notice && aboutAccount(notice, mail, options);
  }
  if (mail.kind === 'answer') {
    const answer = await options.store.answers.ofMail(mail.id);
    return answer && aboutAnswer(answer, mail, options);
  }
  if (ofEnquiry.includes(mail.kind)) {
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
