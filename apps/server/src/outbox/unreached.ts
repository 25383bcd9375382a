import { paramText, wireFields } from '@formation/leads';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { note } from '../enquiries/enquiry-history.ts';
import { leads } from '../enquiries/leads.ts';
import { mergeRootOf } from '../enquiries/merge/thread.ts';
import { openStates } from '../enquiries/work/snooze.ts';
import type { Unreached } from './mails.ts';

/** The mails that a mailbox refused, and after which it took no other about the same. */
const lastRefused = (db: Kysely<Tables>) =>
  db
    .selectFrom('mails as mail')
    .where('mail.state', '=', 'refused')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('mails as later')
            .select('later.id')
            .whereRef('later.subject', '=', 'mail.subject')
            .whereRef('later.settled_at', '>', 'mail.settled_at')
            .where('later.state', '=', 'sent')
            .where('later.kind', 'not in', ['enquiry', 'papers', 'booking-owner']),
        ),
      ),
    );

/** Whether the mailbox of whoever these are about takes nothing. */
export async function isUnreached(db: Kysely<Tables>, subjects: readonly string[]): Promise<boolean> {
  const found = lastRefused(db).select('mail.id').where('mail.subject', 'in', subjects);
  return (await found.executeTakeFirst()) !== undefined;
}

async function ofEnquiries({ db }: Context): Promise<readonly Unreached[]> {
  const refused = lastRefused(db).innerJoin('enquiries', 'enquiries.id', 'mail.subject');
  const rows = await refused
    .select((one) => ['mail.subject as id', one.fn.max('mail.settled_at').as('at')])
    .where('enquiries.state', '=', 'new')
    .where('merged_into', '=', '')
    .groupBy('mail.subject')
    .execute();
  if (rows.length === 0) return [];
  const found = new Map(
    (
      await leads(
        db,
        rows.map(({ id }) => id),
      )
    ).map((lead) => [lead.id, lead]),
  );
  return rows.flatMap(({ id, at }) => {
    const lead = found.get(id);
    if (lead === undefined) return [];
    const name = paramText(lead.params, ...wireFields.name) || lead.address;
    return [{ kind: 'enquiry', id, name, phone: paramText(lead.params, ...wireFields.number), at }];
  });
}

async function ofCalls({ db, now }: Context): Promise<readonly Unreached[]> {
  const refused = lastRefused(db).innerJoin('bookings', 'bookings.id', 'mail.subject');
  const rows = await refused
    .select((one) => ['mail.subject as id', 'name', 'phone', one.fn.max('mail.settled_at').as('at')])
    .where('bookings.state', '=', 'booked')
    .where('end_at', '>', now())
    .groupBy(['mail.subject', 'name', 'phone'])
    .execute();
  return rows.map((row) => ({ kind: 'call', ...row }));
}

/** Whom no mail reaches, while there is something to tell them; the newest first. */
export async function unreached(context: Context): Promise<readonly Unreached[]> {
  const found = [...(await ofEnquiries(context)), ...(await ofCalls(context))];
  return found.toSorted((a, b) => b.at - a.at);
}

/** An answer that reached nobody was none: its enquiry is open work again, before all that is new. */
export async function reopen(trx: Transaction<Tables>, enquiryId: string, at: number): Promise<void> {
  const id = await mergeRootOf(trx, enquiryId);
  const open = trx
    .updateTable('enquiries')
    .set((row) => ({ state: 'new', follow_up_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', openStates);
  const row = await open.returning('version').executeTakeFirst();
  if (row !== undefined) await note(trx, { id, version: row.version, at, who: '', what: 'undelivered' });
}
