import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { migrations } from '../migrations/migrations.ts';
import { mailRow } from '../outbox/mail-rows.ts';
import { personService } from '../people/person-service.ts';
import { type Engine, engines, freshOrigin, scratchFolder, someEnquiry } from '../testing/scratch-store.ts';
import type { Context } from './context.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open-store.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { tableState } from './table-state.ts';
import { upgrade, wayBack } from './upgrade.ts';

const now = () => Date.parse('2026-11-23T04:00:00Z');

/** The database of the first version, with an enquiry in it. */
async function oldDatabase(engine: Engine) {
  const dataDir = scratchFolder();
  const databaseUrl = await engine.bareDatabase();
  const open = (file = join(dataDir, 'leads.sqlite')) => {
    const dialect = databaseUrl === undefined ? sqliteDialect(file) : postgresDialect(databaseUrl);
    const db = new Kysely<Tables>({ dialect });
    onTestFinished(() => db.destroy());
    return db;
  };
  const db = open();
  const [[name, first] = ['', { up: async () => undefined }]] = Object.entries(migrations);
  await migrate(db, { [name]: first });
  const enquiry = { id: 'old', received_at: 7, address: 'a@b.co', address_key: 'a@b.co', params: '{}', suspicious: 0 };
  const consent = { consent_given: 1, consent_text: '', consent_at: 7 };
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, ...consent } as never) // as the table was then
    .execute();
  return { dataDir, databaseUrl, db, open };
}

/** How long a statement may take on a connection of ours, as PostgreSQL says it. */
async function longest(dialect: Dialect): Promise<unknown> {
  await using db = new Kysely<Tables>({ dialect });
  const { rows } = await sql`show statement_timeout`.execute(db);
  return rows[0];
}

test.each(engines().filter(({ name }) => name === 'PostgreSQL'))(
  'an upgrade on $name may take long',
  async (engine) => {
    const url = (await engine.bareDatabase()) ?? '';
    expect(await longest(postgresDialect(url, true))).toEqual({ statement_timeout: '0' });
    expect(await longest(postgresDialect(url)), 'what a server asks may not').toEqual({ statement_timeout: '10s' });
  },
);

describe.each(engines())('on $name', (engine) => {
  test('an older database is copied, then brought up to date, and nothing is lost', async () => {
    const { dataDir, databaseUrl } = await oldDatabase(engine);

    const store = await openStore({ dataDir, databaseUrl, now });
    onTestFinished(() => store.close());

    expect(store.upgraded.made).toEqual(Object.keys(migrations).slice(1));
    expect(existsSync(store.upgraded.copy ?? '')).toBe(true);
    expect((await store.enquiries.list()).map((lead) => lead.id)).toEqual(['old']);
    await store.enquiries.add(someEnquiry(), freshOrigin());
  });

  test('a day to look at an enquiry again becomes nine in the morning of Colombo', async () => {
    const { db } = await oldDatabase(engine);
    const before = Object.entries(migrations).filter(([name]) => name < '0017');
    await migrate(db, Object.fromEntries(before));
    await db
      .updateTable('enquiries')
      .set({ follow_up: '2026-11-30' } as never) // as the table was then
      .execute();

    await migrate(db);

    const { follow_up_at: at } = await db.selectFrom('enquiries').select('follow_up_at').executeTakeFirstOrThrow();
    expect(new Date(at).toISOString()).toBe('2026-11-30T03:30:00.000Z');
  });

  test('where calls were booked from is forgotten that was kept without a secret', async () => {
    const { db } = await oldDatabase(engine);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0021')));
    const call = { id: 'old', start_at: 1, end_at: 2, name: '', email: '', email_key: '', time_zone: '', topic: '' };
    const work = { state: 'booked', sequence: 0, changed: '', outcome: '', video_url: '', language: 'en' } as const;
    await db
      .insertInto('bookings')
      .values({ ...call, ...work, sender: 'a digest' } as never) // as the table was then
      .execute();

    await migrate(db);

    expect(await db.selectFrom('bookings').select('sender').execute()).toEqual([{ sender: '' }]);
  });

  test('calls that were booked before are held in the language of the page', async () => {
    const { db } = await oldDatabase(engine);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0024')));
    const call = { id: 'old', start_at: 1, end_at: 2, name: '', email: '', email_key: '', time_zone: '', topic: '' };
    await db
      .insertInto('bookings')
      .values({ ...call, state: 'booked', sequence: 0, sender: '', language: 'si' } as never) // as the table was then
      .execute();

    await migrate(db);

    const talk = db.selectFrom('bookings').select(['call_language', 'phone']);
    expect(await talk.execute()).toEqual([{ call_language: 'si', phone: '' }]);
  });

  test('calls count as booked when the first mail about them was written, or when they ended', async () => {
    const { db } = await oldDatabase(engine);
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0023')));
    const call = { start_at: 80, end_at: 90, name: '', email: '', email_key: '', time_zone: '', topic: '' };
    const work = { state: 'cancelled', sequence: 0, sender: '' };
    const calls = ['told', 'untold'].map((id) => ({ ...call, ...work, id }));
    await db
      .insertInto('bookings')
      .values(calls as never) // as the table was then
      .execute();
    const letter = (at: number) => {
      const about = { kind: 'booking-owner', subject: 'told' } as const;
      const { mailbox: _, network: __, ...row } = mailRow({ mailDomain: 'a.co', now: () => at } as Context, about);
      return row;
    };
    await db
      .insertInto('mails')
      .values([30, 20].map(letter) as never)
      .execute();

    await migrate(db);

    const booked = db.selectFrom('bookings').select(['id', 'booked_at']).orderBy('id');
    expect(await booked.execute()).toEqual([
      { id: 'told', booked_at: 20 },
      { id: 'untold', booked_at: 90 },
    ]);
  });

  test('tables that a version lacked are made, wherever they stand among those that it had', async () => {
    const place = { dataDir: scratchFolder(), databaseUrl: await engine.bareDatabase(), now };
    const lacked = '0007-counts'; // no later one changes what it makes
    const dialect =
      place.databaseUrl === undefined
        ? sqliteDialect(join(place.dataDir, 'leads.sqlite'))
        : postgresDialect(place.databaseUrl);
    const db = new Kysely<Tables>({ dialect });
    onTestFinished(() => db.destroy());
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== lacked)));

    const store = await openStore(place);
    onTestFinished(() => store.close());

    expect(store.upgraded.made).toEqual([lacked]);
    expect(await tableState(db)).toMatchObject({ state: 'same' });
  });

  test('a database that is up to date, or new, is not copied', async () => {
    const place = { dataDir: scratchFolder(), databaseUrl: await engine.bareDatabase(), now };
    for (const made of [Object.keys(migrations), []]) {
      const store = await openStore(place);
      expect(store.upgraded).toEqual({ made });
      await store.close();
    }
    expect(readdirSync(place.dataDir)).not.toContain('before-upgrades');
  });

  test('a migration that fails changes nothing', async () => {
    const { dataDir, databaseUrl, db } = await oldDatabase(engine);
    const before = await tableState(db);
    const broken = { up: () => Promise.reject(new Error('it did not fit')) };

    await expect(upgrade(db, { dataDir, databaseUrl, now }, { ...migrations, '9999-broken': broken })).rejects.toThrow(
      'it did not fit',
    );

    expect(await tableState(db)).toEqual(before);
    expect((await db.introspection.getTables()).find(({ name }) => name === 'bookings')?.columns).toHaveLength(10);
  });

  test('three servers that start together upgrade once', async () => {
    const { dataDir, databaseUrl } = await oldDatabase(engine);
    const start = () => openStore({ dataDir, databaseUrl });

    const stores = await Promise.all([start(), start(), start()]);
    stores.forEach((store) => onTestFinished(() => store.close()));

    for (const store of stores) expect((await store.enquiries.list()).map((lead) => lead.id)).toEqual(['old']);
  });

  test('the printed way back is the database as it was, and a second upgrade leads on from it', async () => {
    const place = { ...(await oldDatabase(engine)), now };
    await place.db.destroy(); // the server is stopped
    const store = await openStore(place);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const { dataDir, databaseUrl } = place;
    const settings = { dataDir, secret: undefined, backupDir: undefined };
    await personService({ store, settings, now }).erase('a@b.co', 'owner');
    await store.close();
    if (process.getuid?.() === 0) chownSync(dataDir, 65_534, 65_534); // the server's user; the commands are root's

    const [, command = '', register = '', aside = ''] =
      /run (.*), and put back.* erase-again (\S+)\).* lies in (.*)\.$/.exec(
        wayBack(store.upgraded.copy ?? '', place),
      ) ?? [];
    execFileSync('sh', ['-c', command], { env: { ...process.env, DATABASE_URL: place.databaseUrl }, stdio: 'ignore' });

    const old = place.open();
    expect((await tableState(old)).state).toBe('older');
    expect(await old.selectFrom('enquiries').select('id').execute()).toEqual([{ id: 'old' }]);
    await old.destroy();
    expect(existsSync(aside)).toBe(true);
    if (databaseUrl === undefined) expect(statSync(aside).uid, 'who may delete it').toBe(statSync(dataDir).uid);
    const again = await openStore(place);
    onTestFinished(() => again.close());
    expect((await again.enquiries.list()).map((lead) => lead.id)).toEqual(['old']);
    await runLeads(['erase-again', register], { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, now });
    expect(await again.enquiries.list(), 'who was erased since the copy').toEqual([]);
  });
});
