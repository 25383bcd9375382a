import { dayMs } from '@formation/calendar';
import { paramText } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import type { NewEnquiry } from '../../db/store.ts';
import type { MailKind } from '../../outbox/mails.ts';

/** How many fixed mails of a kind leave a day: to one address, and in all. A form that replies is otherwise a mail relay. */
const limits = { address: 1, all: 100 };

/** What the sender is owed: the list of codes that was asked for, or the fixed reply where the owner wants one. */
function owed({ autoReply }: Context, { params, heldFor }: NewEnquiry): MailKind | undefined {
  if (heldFor !== undefined) return undefined;
  if (paramText(params, 'list') === 'hsic') return 'code-list';
  return autoReply ? 'enquiry-reply' : undefined;
}

/** The mail that the sender of an enquiry gets; none above the limits. */
export async function replyKind(
  trx: Transaction<Tables>,
  context: Context,
  enquiry: NewEnquiry,
): Promise<MailKind | undefined> {
  const kind = owed(context, enquiry);
  if (!kind) return undefined;
  const replied = await trx
    .selectFrom('mails')
    .innerJoin('enquiries', 'enquiries.id', 'mails.subject')
    .where('mails.kind', '=', kind)
    .where('mails.created_at', '>', context.now() - dayMs)
    .select('enquiries.address_key')
    .execute();
  const toAddress = replied.filter((row) => row.address_key === enquiry.address.toLowerCase());
  return replied.length < limits.all && toAddress.length < limits.address ? kind : undefined;
}
