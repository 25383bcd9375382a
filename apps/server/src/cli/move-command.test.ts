import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { describe, expect, test } from 'vitest';
import { openStore } from '../db/open-store.ts';
import { copiesLeft } from '../db/upgrade-copies.ts';
import { callAt, engines, freshOrigin, scratchFolder, someEnquiry, upload } from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

const postgres = engines().filter(({ name }) => name === 'PostgreSQL');

/** A firm on the embedded database, its server stopped: enquiries with hostile texts, a file, a call, a dead mail. */
async function firm() {
  const dataDir = scratchFolder();
  const store = await openStore({ dataDir });
  const file = await store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());
  const texts = ["'; drop table enquiries; --", 'සිංහල தமிழ் 😀', '\\N', 'a\tb\r\nc', ' '.repeat(3), '{"half'];
  for (const text of texts) await store.enquiries.add(someEnquiry({ params: { message: text } }), freshOrigin());
  for (let i = 0; i < 450; i += 1) await store.enquiries.add(someEnquiry(), freshOrigin()); // several batches
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Asia/Colombo', topic: '' };
  await store.bookings.add({ ...call, ...callAt(Date.parse('2027-12-01T03:30Z')) }, freshOrigin());
  const [mail] = await store.mails.claim(1);
  if (mail) await store.mails.settle(mail, { state: 'dead', error: '550 no' });
  await store.counts.add([{ day: '2026-11-23', kind: 'page', name: '/', count: 7 }]);
  const seen = async (of = store) => ({
    leads: await of.enquiries.list(),
    bookings: await of.bookings.list(),
    mails: await of.mails.counts(),
    counts: await of.counts.since('0001-01-01'),
    nimal: await of.persons.gather('nimal@example.com'),
  });
  return { dataDir, store, seen };
}

const sorted = (rows: readonly unknown[] = []) => rows.map((row) => JSON.stringify(row)).toSorted();

describe.each(postgres)('to $name', (engine) => {
  test('everything arrives, and the old database is kept under another name', async () => {
    const { dataDir, store, seen } = await firm();
    const before = await seen();
    await store.close();
    utimesSync(join(dataDir, 'leads.sqlite'), 0, 0); // nobody wrote for long
    const url = await engine.bareDatabase();
    const world = { env: { DATA_DIR: dataDir, DATABASE_URL: url }, now: () => Date.now() };

    const { code, out } = await runLeads(['move-to-postgres'], world);

    expect((await copiesLeft(dataDir, Date.now())).until).toBeGreaterThan(Date.now() + 29 * dayMs);
    expect(out).toMatch(/leads\.sqlite\.moved[^]*deletes it/);
    expect([code, out]).toEqual([0, expect.stringContaining('enquiries 457, bookings 1, reminders 0, files 1')]);
    expect([existsSync(join(dataDir, 'leads.sqlite')), existsSync(join(dataDir, 'leads.sqlite.moved'))]).toEqual([
      false,
      true,
    ]);
    const moved = await openStore({ dataDir, databaseUrl: url });
    const after = await seen(moved);
    await moved.close();
    expect(sorted(after.leads)).toEqual(sorted(before.leads));
    for (const table of ['enquiries', 'files', 'mails', 'requests'])
      expect(sorted(after.nimal?.[table])).toEqual(sorted(before.nimal?.[table]));
    expect([after.bookings, after.mails, after.counts]).toEqual([before.bookings, before.mails, before.counts]);
  });

  test('it refuses while a server runs, and a database that is not empty; nothing is changed', async () => {
    const { dataDir, store } = await firm();
    const url = await engine.bareDatabase();
    const world = { env: { DATA_DIR: dataDir, DATABASE_URL: url }, now: () => Date.now() };

    expect(await runLeads(['move-to-postgres'], world)).toMatchObject({
      code: 1,
      err: expect.stringContaining('stop every server'),
    });
    await store.close();
    const other = await openStore({ dataDir: scratchFolder(), databaseUrl: url });
    expect(await runLeads(['move-to-postgres'], world)).toMatchObject({
      code: 1,
      err: expect.stringContaining('name an empty one'),
    });
    expect(await other.enquiries.counts()).toMatchObject({ enquiries: 0 });
    await other.close();

    const still = await openStore({ dataDir });
    expect(await still.enquiries.counts()).toMatchObject({ enquiries: 457 });
    await still.close();
  });
});

test('it wants to know where to', async () => {
  const world = { env: { DATA_DIR: scratchFolder() }, now: () => Date.now() };

  expect(await runLeads(['move-to-postgres'], world)).toMatchObject({
    code: 1,
    err: expect.stringContaining('DATABASE_URL'),
  });
});
