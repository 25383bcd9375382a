import { dayMs } from '@formation/calendar';
import { hasDomain, isEmailAddress } from '@formation/leads';
import type { Kysely } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { isToVisitor, type MailKind } from '../outbox/mails.ts';
import { totals } from '../totals.ts';
import type { MailFate } from './fate.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { Arrived, MailRules } from './mailbox.ts';
import { enquiryOfAddress } from './reply-address.ts';

/** What is to be made of a mail. */
export type Plan =
  | Readonly<{ fate: Exclude<MailFate, 'reply' | 'auto' | 'bounce'> }>
  | Readonly<{ fate: 'reply' | 'auto'; enquiry: string }>
  | Readonly<{ fate: 'bounce'; of: Readonly<{ id: string; kind: MailKind; subject: string }> }>;

type Db = Kysely<Tables>;
type Parts = Pick<Context, 'mailDomain' | 'secret' | 'now'> & Readonly<{ db: Db }>;

/** Mails about an enquiry: whoever answers one of them answers the enquiry. */
const aboutEnquiries: readonly MailKind[] = ['enquiry', 'enquiry-reply', 'code-list', 'answer'];
const { perThreadInADay, newInADay } = totals.mailbox.bounds;

async function bounced(db: Db, { bounce, answers }: IncomingMail): Promise<Plan | undefined> {
  if (bounce === undefined) return undefined;
  const ids = bounce.of.length > 0 ? bounce.of : answers;
  if (ids.length === 0) return { fate: 'machine' };
  const sent = db.selectFrom('mails').select(['id', 'kind', 'subject']).where('message_id', 'in', ids);
  const of = await sent.where('state', '=', 'sent').executeTakeFirst();
  return of !== undefined && isToVisitor(of.kind) ? { fate: 'bounce', of } : { fate: 'machine' };
}

const withoutPlus = (address: string) => address.toLowerCase().replace(/\+.*(?=@)/, '');

/** Whether a mail is our own, back in the mailbox: what we wrote, or what one of the firm's people wrote. */
async function isOurs({ db, mailDomain }: Parts, { from, messageId }: IncomingMail, { own }: MailRules) {
  const address = from.address.toLowerCase();
  if (own.some((each) => withoutPlus(each) === withoutPlus(address))) return true;
  if (/^<[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@/.test(messageId) && messageId.endsWith(`@${mailDomain}>`))
    return true;
  const staff = db.selectFrom('console_accounts').select('id').where('email_key', '=', address);
  return (await staff.executeTakeFirst()) !== undefined;
}

/** The enquiry that a mail answers: by the ids of our mails, which nobody can guess, or by an address that we signed. */
async function threadOf({ db, secret }: Parts, { answers, to }: IncomingMail): Promise<string | undefined> {
  if (answers.length > 0) {
    const mails = db.selectFrom('mails').innerJoin('enquiries', 'enquiries.id', 'mails.subject');
    const ours = mails.select(['message_id', 'subject']).where('message_id', 'in', answers);
    const rows = await ours.where('kind', 'in', aboutEnquiries).execute();
    const byId = new Map(rows.map((row) => [row.message_id, row.subject]));
    const last = answers.findLast((id) => byId.has(id));
    if (last !== undefined) return byId.get(last);
  }
  const named = enquiryOfAddress(to, await secret());
  if (named === undefined) return undefined;
  const row = await db.selectFrom('enquiries').select('id').where('id', '=', named).executeTakeFirst();
  return row?.id;
}

const isMore = async (rows: Readonly<{ execute: () => Promise<readonly unknown[]> }>, most: number) =>
  (await rows.execute()).length >= most;

async function inThread({ db, now }: Parts, enquiry: string, { isAutomatic }: IncomingMail): Promise<Plan> {
  const lately = db.selectFrom('enquiry_replies').select('id').where('enquiry_id', '=', enquiry);
  if (await isMore(lately.where('at', '>', now() - dayMs).limit(perThreadInADay), perThreadInADay))
    return { fate: 'left' };
  return { fate: isAutomatic ? 'auto' : 'reply', enquiry };
}

function isShut({ blocklist }: MailRules, address: string): boolean {
  const key = address.toLowerCase();
  return blocklist.some((each) => [key, key.slice(key.lastIndexOf('@'))].includes(each.toLowerCase()));
}

async function fromStranger({ db, now }: Parts, { from, isSpam }: IncomingMail, rules: MailRules): Promise<Plan> {
  const canBeAnswered = isEmailAddress(from.address) && hasDomain(from.address);
  const isWanted = rules.newEnquiries && !isSpam && canBeAnswered && !isShut(rules, from.address);
  if (!isWanted) return { fate: 'unwanted' };
  const made = db.selectFrom('mailbox_mails').select('fingerprint').where('outcome', '=', 'enquiry');
  const isFull = await isMore(made.where('at', '>', now() - dayMs).limit(newInADay), newInADay);
  return { fate: isFull ? 'left' : 'enquiry' };
}

/** What is to be made of a mail, as things stand. It changes nothing. */
export async function planOf(parts: Parts, { mail, rules }: Arrived): Promise<Plan> {
  if (mail === undefined) return { fate: 'unreadable' };
  const bounce = await bounced(parts.db, mail);
  if (bounce !== undefined) return bounce;
  if (await isOurs(parts, mail, rules)) return { fate: 'ours' };
  const enquiry = await threadOf(parts, mail);
  if (enquiry !== undefined) return inThread(parts, enquiry, mail);
  return mail.isAutomatic ? { fate: 'machine' } : fromStranger(parts, mail, rules);
}
