import type { Kysely } from 'kysely';
import { actRow } from '../console/accounts/console-rows.ts';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { findPersons } from './person-search.ts';
import { personalData } from './personal-data.ts';
import type { StoredData, PersonStore, Registered, RegisterEntry } from './persons.ts';

/** As many ids as one statement takes on both engines. */
const batch = 500;

/** The list names tables and columns one by one; to the queries they are as any of them. */
const like = <Name extends string>(table: string) => table as Name;

async function gather(db: Kysely<Tables>, address: string): Promise<StoredData | undefined> {
  const key = address.trim().toLowerCase();
  const stored: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  const ids: string[] = [];
  for (const { table, person } of personalData.ofPersons) {
    const rows = db.selectFrom(like<'bookings'>(table)).selectAll().where(like<'email_key'>(person), '=', key);
    const found = await rows.execute();
    ids.push(...found.map(({ id }) => id));
    stored[table] = found;
  }
  if (ids.length === 0) return undefined;
  for (const { table, of } of personalData.ofTheirs) {
    const rows: Readonly<Record<string, unknown>>[] = [];
    for (let at = 0; at < ids.length; at += batch) {
      const some = db
        .selectFrom(like<'mails'>(table))
        .selectAll()
        .where(like<'subject'>(of), 'in', ids.slice(at, at + batch));
      rows.push(...(await some.execute()));
    }
    stored[table] = rows;
  }
  return stored;
}

async function addresses(db: Kysely<Tables>): Promise<readonly string[]> {
  const all = new Set<string>();
  for (const { table, person } of personalData.ofPersons) {
    const keys = db
      .selectFrom(like<'bookings'>(table))
      .select(`${like<'email_key'>(person)} as key`)
      .distinct();
    for (const { key } of await keys.execute()) all.add(key);
  }
  return [...all];
}

async function enter(db: Kysely<Tables>, entry: RegisterEntry): Promise<boolean> {
  const { id, person, what, day } = entry; // the file's line holds more
  const insert = db.insertInto('register').values({ id, person, what, day });
  const made = await insert
    .onConflict((known) => known.column('id').doUpdateSet({ what, day }).where('register.what', '=', 'begun'))
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Enters an erasure into the register and the log of acts. */
export async function enterErased(db: Kysely<Tables>, { entry, who }: Registered, now: number): Promise<void> {
  await enter(db, { ...entry, what: 'erased' });
  await db
    .insertInto('console_acts')
    .values(actRow({ who, act: 'erased', about: entry.id }, now))
    .execute();
}

/** What is kept of whom, and what was done about it. */
export function personStore({ db }: Context): PersonStore {
  return {
    find: (typed, from) => findPersons(db, typed, from),
    gather: (address) => gather(db, address),
    addresses: () => addresses(db),
    register: () => db.selectFrom('register').selectAll().orderBy('day').orderBy('id').execute(),
    enter: (entry) => enter(db, entry),
  };
}
