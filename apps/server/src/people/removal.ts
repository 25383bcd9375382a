import { rm } from 'node:fs/promises';
import { dayMs, utcDay } from '@formation/calendar';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { emlPath } from '../db/data-files.ts';
import type { Tables } from '../db/schema.ts';
import { settleAll } from '../db/settle-all.ts';
import type { Removed } from '../db/store.ts';
import { newParentsOf, reparent } from '../enquiries/merge/merge-store.ts';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import { enterErased } from './person-store.ts';
import { personalData } from './personal-data.ts';
import type { Registered } from './persons.ts';

type Traces = Readonly<{ removed: Removed; paths: readonly string[] }>;

/** As many ids as one statement takes on both engines. */
const batch = 500;

/** How long it is remembered what somebody was told of, after its day. */
const noticesKeptMs = 90 * dayMs;

/** A digest that spoke of them is written again without them, or goes when nobody is left in it. */
async function amendDigests(trx: Transaction<Tables>, digestIds: readonly string[]): Promise<number> {
  let gone = 0;
  for (const id of digestIds) {
    const left = await trx.selectFrom('mails').select('id').where('digest_id', '=', id).executeTakeFirst();
    if (left === undefined) {
      await trx.deleteFrom('mails').where('id', '=', id).execute();
      gone += 1;
    } else {
      const again = { state: 'waiting', due_at: 0 } as const;
      await trx.updateTable('mails').set(again).where('id', '=', id).where('state', '=', 'written').execute();
    }
  }
  return gone;
}

async function removeMails(trx: Transaction<Tables>, subjects: readonly string[], context: Context) {
  const mails = await trx.selectFrom('mails').select(['id', 'digest_id']).where('subject', 'in', subjects).execute();
  await trx.deleteFrom('mails').where('subject', 'in', subjects).execute();
  const digests = [...new Set(mails.map((mail) => mail.digest_id).filter((id) => id !== ''))];
  const count = mails.length + (await amendDigests(trx, digests));
  const paths = [...mails.map((mail) => mail.id), ...digests].map((id) => emlPath(context.dataDir, id));
  return { count, paths };
}

/** Whoever adds something to one of these is through before it goes, or finds it gone. */
async function lock(trx: Transaction<Tables>, subjects: readonly string[]): Promise<void> {
  const same = trx.updateTable('enquiries').set((eb) => ({ version: eb.ref('version') }));
  await same.where('id', 'in', subjects).execute();
}

async function removeBatch(trx: Transaction<Tables>, subjects: readonly string[], context: Context): Promise<Traces> {
  await lock(trx, subjects);
  const files = await trx.deleteFrom('files').where('enquiry_id', 'in', subjects).returning('id').execute();
  const mails = await removeMails(trx, subjects, context); // with the digests that spoke of them
  const heirs = await newParentsOf(trx, subjects, context);
  const counts = new Map<string, number>();
  for (const { table, of } of personalData.ofTheirs)
    await trx
      .deleteFrom(table as 'mails')
      .where(of as 'subject', 'in', subjects)
      .execute();
  for (const { table } of personalData.ofPersons) {
    const gone = trx
      .deleteFrom(table as 'bookings')
      .where('id', 'in', subjects)
      .returning('id');
    counts.set(table, (await gone.execute()).length);
  }
  await reparent(trx, heirs, subjects);
  return {
    removed: {
      enquiries: counts.get('enquiries') ?? 0,
      files: files.length,
      bookings: counts.get('bookings') ?? 0,
      reminders: counts.get('reminders') ?? 0,
      mails: mails.count,
    },
    paths: [...files.map((file) => context.files.path(file.id)), ...mails.paths],
  };
}

const none: Removed = { enquiries: 0, files: 0, bookings: 0, reminders: 0, mails: 0 };

function sum(a: Removed, b: Removed): Removed {
  return {
    enquiries: a.enquiries + b.enquiries,
    files: a.files + b.files,
    bookings: a.bookings + b.bookings,
    reminders: a.reminders + b.reminders,
    mails: a.mails + b.mails,
  };
}

type Find = (trx: Transaction<Tables>) => Promise<readonly string[]>;

/** Removes what is found. Rows first, in one transaction; then the files, which a sweep finds if we fall over in between. */
export async function remove(context: Context, find: Find): Promise<Removed> {
  const { removed, paths } = await context.db.transaction().execute(async (trx): Promise<Traces> => {
    const subjects = await find(trx);
    let all: Traces = { removed: none, paths: [] };
    for (let at = 0; at < subjects.length; at += batch) {
      const some = await removeBatch(trx, subjects.slice(at, at + batch), context);
      all = { removed: sum(all.removed, some.removed), paths: [...all.paths, ...some.paths] };
    }
    return all;
  });
  await settleAll([
    ...paths.map((path) => () => rm(path, { force: true })),
    () => sweepOutbox(context), // mails that were replaced before are known by their files alone
    () => context.scrub(),
  ]);
  return removed;
}

const ids = (rows: readonly Readonly<{ id: string }>[]) => rows.map((row) => row.id);

/** Removes all that is kept of an address, whatever its letter case. The register says so if, and only if, it is gone. */
export function erase(context: Context, address: string, registered?: Registered): Promise<Removed> {
  const key = address.trim().toLowerCase();
  return remove(context, async (trx) => {
    if (registered !== undefined) await enterErased(trx, registered, context.now());
    const found: string[] = [];
    for (const { table, person } of personalData.ofPersons) {
      const rows = trx
        .selectFrom(table as 'bookings')
        .select('id')
        .where(person as 'email_key', '=', key);
      found.push(...ids(await rows.execute()));
    }
    return found;
  });
}

type Whose = Readonly<{ address: string } | { id: string }>;

async function remindersOf(trx: Transaction<Tables>, whose: Whose): Promise<readonly string[]> {
  const all = trx.selectFrom('reminders').select('id');
  if ('id' in whose) return ids(await all.where('id', '=', whose.id).execute());
  return ids(await all.where('email_key', '=', whose.address.trim().toLowerCase()).execute());
}

/** Removes one reminder, or all of an address, with what they were told of. */
export function removeReminders(context: Context, whose: Whose): Promise<Removed> {
  return remove(context, (trx) => remindersOf(trx, whose));
}

/** What somebody was told of is remembered a while after the day: it can no longer be told twice. */
async function forgetOldNotices({ db, now }: Context): Promise<void> {
  const before = now() - noticesKeptMs;
  await db.deleteFrom('notices').where('due', '<', utcDay(before)).execute();
  const settled = db.deleteFrom('mails').where('kind', 'in', ['reminder', 'reminder-ask']);
  await settled.where('state', 'in', ['sent', 'dead']).where('settled_at', '<', before).execute();
}

/**
 * Where a call was booked from counts while it is open, who a stranger had a letter sent to and where an enquiry came
 * from for a day, or as long as it is held; no longer.
 */
async function forgetSenders({ db, now }: Context): Promise<void> {
  const counted = db.updateTable('mails').set({ mailbox: '', network: '' }).where('mailbox', '>', '');
  await counted.where('created_at', '<=', now() - dayMs).execute();
  const sent = db.updateTable('enquiries').set({ network: '' }).where('network', '!=', '').where('state', '!=', 'held');
  await sent.where('received_at', '<=', now() - dayMs).execute();
  const known = db.updateTable('bookings').set({ sender: '', network: '' }).where('sender', '!=', '');
  await known.where((call) => call.or([call('state', '!=', 'booked'), call('start_at', '<=', now())])).execute();
}

type Old = Readonly<{ before: number; now: number }>;

/** The calls booked before an instant; one that is still to come stays until it is over. */
async function oldCalls(trx: Transaction<Tables>, { before, now }: Old): Promise<readonly string[]> {
  const old = trx.selectFrom('bookings').select('id').where('booked_at', '<', before);
  return ids(await old.where((call) => call.or([call('state', '!=', 'booked'), call('end_at', '<=', now)])).execute());
}

/** Removes the enquiries received and the calls booked before an instant, times that were blocked until then, and the reminders whose time is over. */
export async function purge(context: Context, before: number): Promise<Removed> {
  await context.db.deleteFrom('requests').where('until_at', '<', context.now()).execute();
  await context.db.deleteFrom('blocked_times').where('end_at', '<', before).execute();
  await context.db.deleteFrom('upload_links').where('until_at', '<', context.now()).execute();
  await forgetOldNotices(context);
  await forgetSenders(context);
  return remove(context, async (trx) => [
    ...ids(await trx.selectFrom('enquiries').select('id').where('received_at', '<', before).execute()),
    ...(await oldCalls(trx, { before, now: context.now() })),
    ...ids(await trx.selectFrom('reminders').select('id').where('until_at', '<=', context.now()).execute()),
  ]);
}
