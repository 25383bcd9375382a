import type { Kysely } from 'kysely';
import { actRow } from '../console/accounts/console-rows.ts';
import type { Context } from '../db/context.ts';
import { everyPage, inBatches, pageRows } from '../db/every-page.ts';
import type { Tables } from '../db/schema.ts';
import { findPersons } from './person-search.ts';
import { personalData } from './personal-data.ts';
import type { StoredData, PersonStore, Registered, RegisterEntry } from './persons.ts';

/** Rows with all that was typed are long: as many as are read in one turn. */
const longRows = 100;

/** The list names tables and columns one by one; to the queries they are as any of them. */
const like = <Name extends string>(table: string) => table as Name;

/** What is said of a table row by row. */
type StoredRow = Readonly<Record<string, unknown>>;

async function gather(db: Kysely<Tables>, address: string): Promise<StoredData | undefined> {
  const key = address.trim().toLowerCase();
  const stored: Record<string, readonly StoredRow[]> = {};
  const ids: string[] = [];
  for (const { table, person } of personalData.ofPersons) {
    const all = db.selectFrom(like<'bookings'>(table));
    const own = await all.select('id').where(like<'email_key'>(person), '=', key).execute();
    const rows = await inBatches(
      own,
      (some) =>
        all
          .selectAll()
          .where(
            'id',
            'in',
            some.map(({ id }) => id),
          )
          .execute(),
      longRows,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    stored[table] = own.flatMap(({ id }) => byId.get(id) ?? []); // in their order
    ids.push(...byId.keys());
  }
  if (ids.length === 0) return undefined;
  for (const { table, of } of personalData.ofTheirs) {
    const all = db.selectFrom(like<'mails'>(table)).selectAll();
    stored[table] = await inBatches(ids, (some) => all.where(like<'subject'>(of), 'in', some).execute(), longRows);
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

/** All of it, or what is of one person, by day. */
function register(db: Kysely<Tables>, person: string | undefined): Promise<readonly RegisterEntry[]> {
  const all = db.selectFrom('register').selectAll().orderBy('day').orderBy('id').limit(pageRows);
  const own = person === undefined ? all : all.where('person', '=', person);
  return everyPage<RegisterEntry>((last) =>
    last === undefined
      ? own.execute()
      : own
          .where((row) =>
            row.or([row('day', '>', last.day), row.and([row('day', '=', last.day), row('id', '>', last.id)])]),
          )
          .execute(),
  );
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
    register: (person) => register(db, person),
    enter: (entry) => enter(db, entry),
  };
}
