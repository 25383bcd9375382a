import { paramText } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import type { NewEnquiry } from '../../db/store.ts';
import { mailRow } from '../../outbox/mail-rows.ts';
import type { MailKind } from '../../outbox/mails.ts';
import { countedFor, lettersUsedUp, usedUp } from '../../outbox/stranger-letters.ts';
import { totals } from '../../totals.ts';

/** Whether the sender asks for the list of codes. */
export const asksForList = ({ params }: Pick<NewEnquiry, 'params'>): boolean => paramText(params, 'list') === 'hsic';

/** What the sender is owed: the list of codes that was asked for, or the fixed reply where the owner wants one. */
function owed({ autoReply }: Context, enquiry: NewEnquiry): MailKind | undefined {
  if (enquiry.heldFor !== undefined) return undefined;
  if (asksForList(enquiry)) return 'code-list';
  return autoReply ? 'enquiry-reply' : undefined;
}

type Reply = Readonly<{ id: string; network: string }>;

/** The mail that the sender of an enquiry gets; none above the limits: a form that replies is otherwise a mail relay. */
export async function replyMail(trx: Transaction<Tables>, context: Context, enquiry: NewEnquiry & Reply) {
  const { id: subject, address: email, network } = enquiry;
  const kind = owed(context, enquiry);
  if (!kind) return [];
  const typed = { email, network };
  if (await usedUp(trx, context, { typed, limits: totals.codeLists.bounds, kind })) return [];
  if (await lettersUsedUp(trx, context, typed)) return [];
  return [mailRow(context, { kind, subject, ...countedFor(typed) })];
}
