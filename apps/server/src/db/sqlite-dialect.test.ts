import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-store.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

type Notes = { notes: { id: number } };

async function scratchDatabase() {
  const path = join(scratchFolder(), 'test.sqlite');
  const db = new Kysely<Notes>({ dialect: sqliteDialect(path) });
  onTestFinished(() => db.destroy());
  await sql`create table notes (id integer primary key)`.execute(db);
  return {
    db,
    path,
    write: (id: number) => db.insertInto('notes').values({ id }).execute(),
    ids: async () => (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id),
  };
}

test('who reads waits for no write: of another process, of one that waits for it, or of an open transaction', async () => {
  const { db, path, write, ids } = await scratchDatabase();
  await write(1);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin immediate; insert into notes values (2)');
  let isWritten = false;
  const waiting = write(3).then(() => (isWritten = true));

  expect([await ids(), isWritten]).toEqual([[1], false]);
  other.exec('commit');
  await waiting;
  expect(await ids()).toEqual([1, 2, 3]);
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: 4 }).execute();
    expect(await trx.selectFrom('notes').select('id').execute()).toHaveLength(4);
    expect(await ids()).toEqual([1, 2, 3]);
  });
  expect(await ids()).toEqual([1, 2, 3, 4]);
});

test('a transaction that only reads sees one moment, and keeps nobody from writing', async () => {
  const { db, write, ids } = await scratchDatabase();
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      const seen = () => trx.selectFrom('notes').select('id').execute();
      expect(await seen()).toEqual([]);
      await write(1);
      expect([await seen(), await ids()]).toEqual([[], [1]]);
      await expect(trx.insertInto('notes').values({ id: 2 }).execute()).rejects.toThrow('readonly');
    });
  expect(await ids()).toEqual([1]);
});

test('whoever writes has a turn, in the order in which they came; one who is undone holds up nobody', async () => {
  const { db, write, ids } = await scratchDatabase();
  const order: string[] = [];
  const undone = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: 1 }).execute();
    order.push('in the transaction');
    throw new Error('undone');
  });
  const after = write(1).then(() => order.push('after it'));

  await expect(undone).rejects.toThrow('undone');
  await after;
  expect([order, await ids()]).toEqual([['in the transaction', 'after it'], [1]]);
});

test('what would write in the guise of a read is refused', async () => {
  const { db } = await scratchDatabase();
  const inserted = sql`with one(id) as (select 1) insert into notes select id from one`.execute(db);
  await expect(inserted).rejects.toThrow('readonly');
});
