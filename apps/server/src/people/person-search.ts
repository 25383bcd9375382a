import { setImmediate as nextTurn } from 'node:timers/promises';
import { paramText, wireFields } from '@formation/leads';
import type { Kysely } from 'kysely';
import { pageRows } from '../db/every-page.ts';
import { readParams } from '../db/read-params.ts';
import type { Tables } from '../db/schema.ts';
import { hits } from '../enquiries/search/search-store.ts';
import { holdsAll, searchTerms, type Term } from '../enquiries/search/search-words.ts';
import type { PersonPage, PersonRow } from './persons.ts';

/** As many as one looks through at once. */
const pageSize = 50;

/** The places in the list: among who enquired, by the number of the last hit; among the others, by the last address. */
const enquirers = /^e(\d{1,15})$/;
const others = /^o(.*)$/s;

type Db = Kysely<Tables>;
type Keys = Readonly<{ keys: readonly string[]; next: string | undefined }>;

async function whoEnquired(db: Db, terms: readonly Term[], before: number): Promise<Keys> {
  const found = await hits(db, { terms, before, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const ids = shown.map((hit) => hit.enquiry_id);
  const rows = db.selectFrom('enquiries').select(['id', 'address_key']);
  const stored = ids.length === 0 ? [] : await rows.where('id', 'in', ids).execute();
  const keyOf = new Map(stored.map(({ id, address_key: key }) => [id, key]));
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    keys: [...new Set(ids.flatMap((id) => keyOf.get(id) ?? []))],
    next: last === undefined ? 'o' : `e${last.number}`,
  };
}

type Other = Readonly<{ email_key: string; name: string }>;

/**
 * So many of those who booked or are reminded, each address with each of its names: behind an address, or behind one of
 * its names. Who is reminded has none, and so stands before.
 */
async function othersBehind(db: Db, key: string, name?: string): Promise<readonly Other[]> {
  const callers = db
    .selectFrom('bookings')
    .select(['email_key', 'name'])
    .distinct()
    .where((row) => {
      const isBehind = row('email_key', '>', key);
      return name === undefined
        ? isBehind
        : row.or([isBehind, row.and([row('email_key', '=', key), row('name', '>', name)])]);
    })
    .orderBy('email_key')
    .orderBy('name')
    .limit(pageRows);
  const reminded = db
    .selectFrom('reminders')
    .select((row) => ['email_key', row.val('').as('name')])
    .distinct()
    .where('email_key', '>', key)
    .orderBy('email_key')
    .limit(pageRows);
  const both = db
    .selectFrom(callers.as('some'))
    .selectAll()
    .union(db.selectFrom(reminded.as('others')).selectAll());
  return both.orderBy('email_key').orderBy('name').limit(pageRows).execute();
}

/** Who booked or is reminded: there are few enough of them to be looked at one by one, so many in a turn. */
async function whoElse(db: Db, terms: readonly Term[], after: string): Promise<Keys> {
  const keys = new Set<string>();
  let some = await othersBehind(db, after);
  for (;;) {
    for (const { email_key: key, name } of some)
      if (holdsAll(terms, { texts: [name], addresses: [key] })) keys.add(key);
    const last = some.length < pageRows ? undefined : some.at(-1);
    if (last === undefined || keys.size > pageSize) break;
    await nextTurn();
    some = await othersBehind(db, last.email_key, last.name);
  }
  const shown = [...keys].slice(0, pageSize);
  return { keys: shown, next: keys.size > pageSize ? `o${shown.at(-1)}` : undefined };
}

/** How often each address is there, and in the newest row of each what it says. */
async function countsOf(db: Db, table: 'bookings' | 'reminders', keys: readonly string[]) {
  const rows = await db
    .selectFrom(table as 'bookings')
    .select((one) => ['email_key', one.cast<number>(one.fn.countAll(), 'integer').as('count')])
    .where('email_key', 'in', keys)
    .groupBy('email_key')
    .execute();
  return new Map(rows.map(({ email_key: key, count }) => [key, count]));
}

async function enquiriesOf(db: Db, keys: readonly string[]) {
  const counted = db
    .selectFrom('enquiries')
    .select((one) => [
      'address_key',
      one.cast<number>(one.fn.countAll(), 'integer').as('count'),
      one.fn.max('received_at').as('newest'),
    ])
    .where('address_key', 'in', keys)
    .groupBy('address_key');
  const rows = await db
    .with('counted', () => counted)
    .selectFrom('counted')
    .innerJoin('enquiries', (join) =>
      join.onRef('enquiries.address_key', '=', 'counted.address_key').onRef('enquiries.received_at', '=', 'newest'),
    )
    .select(['counted.address_key as key', 'count', 'address', 'params'])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

async function namesOfCallers(db: Db, keys: readonly string[]) {
  const rows = db.selectFrom('bookings').select(['email_key', 'email', 'name']).where('email_key', 'in', keys);
  return new Map((await rows.orderBy('start_at').execute()).map((row) => [row.email_key, row]));
}

async function rowsOf(db: Db, keys: readonly string[]): Promise<readonly PersonRow[]> {
  if (keys.length === 0) return [];
  const enquiries = await enquiriesOf(db, keys);
  const callers = await namesOfCallers(db, keys);
  const calls = await countsOf(db, 'bookings', keys);
  const reminders = await countsOf(db, 'reminders', keys);
  return keys.map((key) => {
    const newest = enquiries.get(key);
    const caller = callers.get(key);
    const name = newest === undefined ? '' : paramText(readParams(newest.params), ...wireFields.name);
    return {
      address: newest?.address ?? caller?.email ?? key,
      name: name || (caller?.name ?? ''),
      enquiries: newest?.count ?? 0,
      calls: calls.get(key) ?? 0,
      reminders: reminders.get(key) ?? 0,
    };
  });
}

/** A page of persons by what was typed. A place that nobody was given by us is the beginning. */
export async function findPersons(db: Db, typed: string, from = ''): Promise<PersonPage> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { rows: [], next: undefined };
  const after = others.exec(from)?.[1];
  const before = Number(enquirers.exec(from)?.[1] ?? Number.MAX_SAFE_INTEGER);
  const first: Keys = after === undefined ? await whoEnquired(db, terms, before) : { keys: [], next: 'o' };
  if (first.next !== 'o') return { rows: await rowsOf(db, first.keys), next: first.next };
  const rest = await whoElse(db, terms, after ?? '');
  return { rows: await rowsOf(db, [...new Set([...first.keys, ...rest.keys])]), next: rest.next };
}
