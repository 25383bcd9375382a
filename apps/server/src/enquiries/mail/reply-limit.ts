import { dayMs } from '@formation/calendar';
import { paramText } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import type { NewEnquiry } from '../../db/store.ts';
import { mailRow } from '../../outbox/mail-rows.ts';
import type { MailKind } from '../../outbox/mails.ts';
import { countedFor, lettersUsedUp, networkShare } from '../../outbox/stranger-letters.ts';
import { totals } from '../../totals.ts';

const { bounds } = totals.codeLists;

/** Whether the sender asks for the list of codes. */
export const asksForList = ({ params }: Pick<NewEnquiry, 'params'>): boolean => paramText(params, 'list') === 'hsic';

/** What the sender is owed: the list of codes that was asked for, or the fixed reply where the owner wants one. */
function owed({ autoReply }: Context, enquiry: NewEnquiry): MailKind | undefined {
  if (enquiry.heldFor !== undefined) return undefined;
  if (asksForList(enquiry)) return 'code-list';
  return autoReply ? 'enquiry-reply' : undefined;
}

type Owed = ReturnType<typeof countedFor> & Readonly<{ kind: MailKind }>;

async function isUsedUp(trx: Transaction<Tables>, { now }: Context, { kind, mailbox, network }: Owed) {
  const mails = trx.selectFrom('mails').select(['mailbox', 'network']).where('kind', '=', kind);
  const today = await mails
    .where('mailbox', '>', '')
    .where('created_at', '>', now() - dayMs)
    .execute();
  const count = (isOne: (mail: (typeof today)[number]) => boolean) => today.filter(isOne).length;
  const isOver =
    today.length >= bounds.inAll || count((mail) => mail.network === network) >= networkShare(bounds, today.length);
  return isOver || count((mail) => mail.mailbox === mailbox) >= bounds.perMailbox;
}

type Reply = Readonly<{ id: string; network: string }>;

/** The mail that the sender of an enquiry gets; none above the limits: a form that replies is otherwise a mail relay. */
export async function replyMail(trx: Transaction<Tables>, context: Context, enquiry: NewEnquiry & Reply) {
  const { id: subject, address: email, network } = enquiry;
  const kind = owed(context, enquiry);
  if (!kind) return [];
  const counted = countedFor({ email, network });
  if (await isUsedUp(trx, context, { ...counted, kind })) return [];
  if ((await lettersUsedUp(trx, context, { email, network })) !== undefined) return [];
  return [mailRow(context, { kind, subject, ...counted })];
}
