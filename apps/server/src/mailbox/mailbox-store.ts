import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { StagedFile } from '../db/store.ts';
import { TooMuchText } from '../enquiries/enquiry-store.ts';
import { digest } from '../enquiries/requests.ts';
import type { MailFate } from './fate.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { Arrived, Claim, MailboxStore, Taken } from './mailbox.ts';
import { type Plan, planOf } from './plan.ts';
import { claim, moveOn, position, release, standing } from './position.ts';
import { storeMail } from './store-mail.ts';

const withFiles: readonly MailFate[] = ['reply', 'auto', 'enquiry'];

/** The same mail has the same, however often it is delivered or counted. */
const fingerprintOf = ({ messageId, from, date, subject, text, quoted, files }: IncomingMail) =>
  digest(
    messageId,
    from.address,
    date,
    subject,
    text,
    quoted,
    ...files.map(({ name, content }) => `${content.length} ${name}`),
  );

type Wish = Readonly<{ claim: Claim; arrived: Arrived; files: readonly StagedFile[] }>;

/** Remembers a mail; false when it came before. */
async function remember(trx: Transaction<Tables>, row: Tables['mailbox_mails']): Promise<boolean> {
  const insert = trx.insertInto('mailbox_mails').values(row);
  const made = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** In one transaction: the mailbox moves on, and the mail is what it becomes. */
async function takeIn(trx: Transaction<Tables>, context: Context, wish: Wish & Readonly<{ plan?: Plan }>) {
  const { claim: mine, arrived, files } = wish;
  const { uid, mail } = arrived;
  const at = context.now();
  if (!(await moveOn(trx, mine, { uid, at }))) return undefined;
  const plan = wish.plan ?? (await planOf({ ...context, db: trx }, arrived));
  const fingerprint =
    mail === undefined ? digest('unreadable', mine.name, String(uid), String(at)) : fingerprintOf(mail);
  if (!(await remember(trx, { fingerprint, at, outcome: plan.fate }))) return { fate: 'twice' } as const;
  const rest = mail === undefined ? {} : await storeMail(trx, context, { plan, whole: { mail, files } });
  return { fate: plan.fate, ...rest };
}

/** Once what a day allows of texts is used up, a mail stays in the mailbox. */
function takeOrLeave(context: Context, wish: Wish): Promise<Taken | undefined> {
  return context
    .transact((trx) => takeIn(trx, context, wish))
    .catch((error: unknown) => {
      if (!(error instanceof TooMuchText)) throw error;
      return context.transact((trx) => takeIn(trx, context, { ...wish, plan: { fate: 'left' } }));
    });
}

async function take(context: Context, wish: Wish): Promise<Taken | undefined> {
  const { files } = wish;
  const taken = await takeOrLeave(context, wish).catch(async (error: unknown) => {
    for (const { id } of files) await context.files.abandon(id);
    throw error;
  });
  const isStored = taken !== undefined && withFiles.includes(taken.fate);
  for (const file of files) await (isStored ? context.files.release(file.id) : context.files.discard(file));
  return taken;
}

/** The mailbox that is read, and what becomes of its mails. */
export function mailboxStore(context: Context): MailboxStore {
  return {
    claim: (mine) => claim(context, mine),
    position: (mine, numbering) => position(context, mine, numbering),
    wantsFiles: async (arrived) => withFiles.includes((await planOf(context, arrived)).fate),
    take: (mine, arrived, files) => take(context, { claim: mine, arrived, files }),
    release: (mine, isRead) => release(context, mine, isRead),
    standing: (name) => standing(context, name),
  };
}
