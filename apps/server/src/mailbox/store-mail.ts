import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { StagedFile } from '../db/store.ts';
import { note, raised } from '../enquiries/enquiry-history.ts';
import { insertEnquiry } from '../enquiries/enquiry-store.ts';
import { insertFile } from '../enquiries/files/file-rows.ts';
import { mergeRootOf } from '../enquiries/merge/thread.ts';
import { addWords } from '../enquiries/search/search-store.ts';
import { isOfReminder, refusedMark } from '../outbox/mails.ts';
import { isOfMailbox } from '../outbox/refusal.ts';
import { reopen } from '../outbox/unreached.ts';
import { signer } from '../signing.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { Plan } from './plan.ts';
import type { ReplyKind } from './reply.ts';

type Trx = Transaction<Tables>;

/** A mail with the files of it that were taken. */
export type Whole = Readonly<{ mail: IncomingMail; files: readonly StagedFile[] }>;

type To = Readonly<{ enquiry: string; kind: ReplyKind; at: number }>;

/** Enters what came back with the enquiry that it answers. */
async function insertReply(trx: Trx, { mail, files }: Whole, { enquiry, kind, at }: To): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    enquiry_id: enquiry,
    at,
    kind,
    address: mail.from.address,
    subject: mail.subject,
    text: mail.text,
    quoted: mail.quoted,
    is_cut: mail.isCut ? 1 : 0,
    left_out: mail.leftOut + mail.files.length - files.length,
    message_id: mail.messageId,
  };
  await trx.insertInto('enquiry_replies').values(row).execute();
  for (const file of files) await insertFile(trx, file, { enquiry_id: enquiry, reply_id: id });
  await addWords(trx, enquiry, [mail.subject, mail.text, ...files.map(({ name }) => name)]);
  return id;
}

/**
 * Somebody wrote back: the enquiry is open work again, before all that is new. One that is held stays so. A machine's
 * words change nothing.
 */
async function storeReply(trx: Trx, whole: Whole, to: To): Promise<void> {
  const id = await insertReply(trx, whole, to);
  if (to.kind !== 'reply') return;
  const root = await mergeRootOf(trx, to.enquiry);
  const before = await raised(trx, root);
  if (before === undefined) return;
  const next = before.state === 'held' ? {} : { state: 'new' as const, follow_up_at: to.at };
  await trx
    .updateTable('enquiries')
    .set({ ...next, version: before.version })
    .where('id', '=', root)
    .execute();
  await note(trx, { id: root, version: before.version, at: to.at, who: '', what: 'replied', text: id });
}

type Bounced = Extract<Plan, { fate: 'bounce' }>['of'];

/** A mail of ours did not arrive. @returns the reminder that its address does not take, where it was one. */
async function storeBounce(trx: Trx, whole: Whole, { id, kind, subject, at }: Bounced & Readonly<{ at: number }>) {
  const { status = '', says = '' } = whole.mail.bounce ?? {};
  const error = `${status} ${says}`.toWellFormed().replaceAll('\0', '').trim().slice(0, 250);
  const isGone = isOfMailbox(status);
  const state = isGone ? 'refused' : 'dead';
  const outcome = { state, last_error: isGone ? `${refusedMark}: ${error}` : error, settled_at: at } as const;
  await trx.updateTable('mails').set(outcome).where('id', '=', id).execute();
  if (kind === 'answer') await reopen(trx, subject, at);
  const enquiry = await trx.selectFrom('enquiries').select('id').where('id', '=', subject).executeTakeFirst();
  if (enquiry !== undefined) await insertReply(trx, { ...whole, files: [] }, { enquiry: subject, kind: 'bounce', at });
  return isOfReminder(kind) ? { stops: subject } : {};
}

/** Nobody filled in a form: the subject stands above the words, and there is no consent. */
function paramsOf({ from, subject, text, quoted, isCut }: IncomingMail) {
  const message = [subject, text, quoted].filter((part) => part !== '').join('\n\n') + (isCut ? ' …' : '');
  return { ...(from.name !== '' && { contact_name: from.name }), contact_email: from.address, message };
}

/** A mail that answers none of ours becomes an enquiry. It gets no fixed reply: two machines could write on for ever. */
async function storeEnquiry(trx: Trx, context: Context, { mail, files }: Whole): Promise<void> {
  const id = randomUUID();
  const { address } = mail.from;
  const sealed = signer(await context.secret()).sign('network', ['mail', address.toLowerCase()]);
  const network = Buffer.from(sealed, 'base64url').toString('hex'); // as the rows of the form have it
  const arriving = { id, params: paramsOf(mail), address, consentText: '', language: 'en', network } as const;
  await insertEnquiry(trx, { ...context, autoReply: false }, arriving);
  for (const file of files) await insertFile(trx, file, { enquiry_id: id });
  await addWords(
    trx,
    id,
    files.map(({ name }) => name),
  );
  const at = context.now();
  await note(trx, { id, version: 1, at, who: '', what: 'by-mail' });
  const left = mail.leftOut + mail.files.length - files.length;
  if (left > 0) await note(trx, { id, version: 1, at, who: '', what: 'files-left', text: String(left) });
}

/** Stores what a plan makes of a mail. */
export async function storeMail(
  trx: Trx,
  context: Context,
  { plan, whole }: Readonly<{ plan: Plan; whole: Whole }>,
): Promise<Readonly<{ stops?: string }>> {
  const at = context.now();
  if (plan.fate === 'bounce') return storeBounce(trx, whole, { ...plan.of, at });
  if (plan.fate === 'reply' || plan.fate === 'auto')
    await storeReply(trx, whole, { enquiry: plan.enquiry, kind: plan.fate, at });
  if (plan.fate === 'enquiry') await storeEnquiry(trx, context, whole);
  return {};
}
