import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { restoreDrill } from '../backup/restore-drill.ts';
import { scratchPostgres } from '../testing/scratch-postgres.ts';
import { freshOrigin, scratchStore, someEnquiry, upload } from '../testing/scratch-store.ts';

const postgres = await scratchPostgres();
afterAll(() => postgres.stop());

test('what a backup copied comes back with pg_restore', async () => {
  const [from, to] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
  const { store, dataDir } = await scratchStore({ databaseUrl: () => Promise.resolve(from) });
  for (const name of ['a', 'b']) {
    await store.enquiries.add(someEnquiry({ address: `${name}@example.com` }), freshOrigin());
  }
  const copy = join(dataDir, 'copy', 'leads.dump');

  await store.backUp(join(dataDir, 'copy'));
  const restore = ['--clean', '--if-exists', '--no-owner', `--dbname=${to}`, copy];
  execFileSync(join(postgres.bin, 'pg_restore'), restore);

  const { store: restored } = await scratchStore({ databaseUrl: () => Promise.resolve(to) });
  expect(await restored.enquiries.list()).toEqual(await store.enquiries.list());
});

test('a copy is rehearsed in a database beside the live one, and nothing of it stays', async () => {
  const url = await postgres.freshDatabase();
  const { store, dataDir } = await scratchStore({ databaseUrl: () => Promise.resolve(url) });
  const staged = await store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if ('refused' in staged) throw new Error(staged.refused);
  await store.enquiries.add(someEnquiry({ file: staged }), freshOrigin());
  const copy = join(dataDir, 'copy');
  await store.backUp(copy);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const databases = async () =>
    (await client.query('select datname from pg_database order by datname')).rows as unknown;
  const before = await databases();

  expect(await restoreDrill(copy, url)).toMatchObject({ enquiries: 1, files: 1, faults: [] });
  truncateSync(join(copy, 'files', staged.id), 3);
  expect(await restoreDrill(copy, url)).toMatchObject({ faults: [expect.stringContaining('damaged')] });
  truncateSync(join(copy, 'leads.dump'), 300);
  expect(await restoreDrill(copy, url)).toEqual({ refused: expect.stringContaining('cannot be restored') });
  expect(await restoreDrill(copy)).toEqual({ refused: expect.stringContaining('DATABASE_URL') });

  expect(await databases()).toEqual(before);
  expect(await store.enquiries.list()).toHaveLength(1);
});

test('a crash of the database fails what is under way, loses nothing, and is recovered from', async () => {
  const url = await postgres.freshDatabase();
  const { store } = await scratchStore({ databaseUrl: () => Promise.resolve(url) });
  const acknowledged = new Set<string>();
  const send = async () => {
    const outcome = await store.enquiries.add(someEnquiry(), freshOrigin()).catch(() => undefined);
    if (outcome && 'id' in outcome) acknowledged.add(outcome.id);
  };
  await send();
  const underWay = Array.from({ length: 50 }, send);

  await postgres.restart();
  await Promise.all(underWay);
  await send();

  expect(await store.faults()).toEqual([]);
  const stored = new Set((await store.enquiries.list()).map((lead) => lead.id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(2); // before and after
});
