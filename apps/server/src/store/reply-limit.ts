import type { Transaction } from 'kysely';
import type { Context } from './context.ts';
import type { Tables } from './schema.ts';
import type { NewEnquiry } from './store.ts';

const dayMs = 86_400_000;
/** How many fixed replies leave a day: to one address, and in all. A form that replies is otherwise a mail relay. */
const limits = { address: 1, all: 100 };

/** Whether the sender of an enquiry gets the fixed reply. */
export async function mayReply(trx: Transaction<Tables>, context: Context, enquiry: NewEnquiry): Promise<boolean> {
  if (!context.autoReply || enquiry.suspicious) return false;
  const replied = await trx
    .selectFrom('mails')
    .innerJoin('enquiries', 'enquiries.id', 'mails.subject')
    .where('mails.kind', '=', 'enquiry-reply')
    .where('mails.created_at', '>', context.now() - dayMs)
    .select('enquiries.address_key')
    .execute();
  const toAddress = replied.filter((row) => row.address_key === enquiry.address.toLowerCase());
  return replied.length < limits.all && toAddress.length < limits.address;
}
