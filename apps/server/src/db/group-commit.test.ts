import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-store.ts';
import { groupCommit } from './group-commit.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

async function scratchDatabase() {
  let commits = 0;
  const dialect = sqliteDialect(join(scratchFolder(), 'test.sqlite'));
  const db = new Kysely<Tables>({
    dialect: {
      ...dialect,
      createDriver: () => {
        const driver = dialect.createDriver();
        const commit = driver.commitTransaction.bind(driver);
        driver.commitTransaction = (connection) => ((commits += 1), commit(connection));
        return driver;
      },
    },
  });
  onTestFinished(() => db.destroy());
  await sql`create table notes (id integer primary key)`.execute(db);
  const notes = async () => (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows;
  return { db, commits: () => commits, notes: async () => (await notes()).map((row) => row.id) };
}

test('who comes at the same time shares a commit; each gets an own answer', async () => {
  const { db, commits, notes } = await scratchDatabase();
  const transact = groupCommit(db);

  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((id) =>
      transact(async (trx) => {
        await sql`insert into notes values (${id})`.execute(trx);
        return id * 10;
      }),
    ),
  );

  expect(answers).toEqual([10, 20, 30, 40, 50]);
  expect(await notes()).toEqual([1, 2, 3, 4, 5]);
  expect(commits()).toBe(1);
});

test('one that fails is undone alone', async () => {
  const { db, notes } = await scratchDatabase();
  const transact = groupCommit(db);

  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((id) =>
      transact(async (trx) => {
        await sql`insert into notes values (${id})`.execute(trx);
        if (id === 2) throw new Error('no');
      }),
    ),
  );

  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await notes()).toEqual([1, 3]);
});

test('when the commit fails nobody is told that it held, and the next ones go on', async () => {
  const { db, notes } = await scratchDatabase();
  const transact = groupCommit(db);
  await sql`create table parts (note integer references notes deferrable initially deferred)`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);

  const outcomes = await Promise.allSettled([
    transact((trx) => sql`insert into notes values (1)`.execute(trx)),
    transact((trx) => sql`insert into parts values (99)`.execute(trx)), // found out at the commit
  ]);

  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(await notes()).toEqual([]);
  await transact((trx) => sql`insert into notes values (2)`.execute(trx));
  expect(await notes()).toEqual([2]);
});
