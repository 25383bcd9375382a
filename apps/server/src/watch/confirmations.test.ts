import { join } from 'node:path';
import type { Confirmation } from '@formation/content';
import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresDialect } from '../db/postgres-dialect.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { engines, scratchStore } from '../testing/scratch-store.ts';

const fact: Confirmation = { kind: 'fact', key: 'boi', version: '0123456789abcdef', day: '2026-11-22' };
const [ann, ben] = ['ann@example.com', 'ben@example.com'];

describe.each(engines())('on $name', (engine) => {
  test('what was confirmed is there, with who and when; twice the same day counts once', async () => {
    const { store, clock } = await scratchStore(engine);
    const made = await store.confirmations.add(fact, ann);
    const at = clock.now;
    clock.now += 1000;

    expect(await store.confirmations.add(fact, ben)).toEqual({ id: made.id, repeated: true });

    expect(await store.confirmations.list()).toEqual([{ ...fact, id: made.id, at, who: ann }]);
  });

  test('another day, another version and another thing are each their own', async () => {
    const { store, clock } = await scratchStore(engine);
    const all: readonly Confirmation[] = [
      fact,
      { ...fact, day: '2026-11-23' },
      { ...fact, version: 'fedcba9876543210' },
      { ...fact, kind: 'claim' },
    ];
    for (const each of all) {
      await store.confirmations.add(each, ann);
      clock.now += 1000;
    }
    expect((await store.confirmations.list()).map(({ id: _, at: __, who: ___, ...rest }) => rest)).toEqual(all);
  });

  test('one that is taken back stands no more, and can be made again', async () => {
    const { store } = await scratchStore(engine);
    const { id } = await store.confirmations.add(fact, ann);

    expect(await store.confirmations.takeBack(id, ann)).toBe(true);
    expect(await store.confirmations.list()).toEqual([]);
    expect(await store.confirmations.takeBack(id, ann)).toBe(false);
    expect(await store.confirmations.takeBack('nothing', ann)).toBe(false);

    const again = await store.confirmations.add(fact, ann);
    expect(again.id).not.toBe(id);
    expect(await store.confirmations.list()).toMatchObject([{ ...fact, id: again.id }]);
  });

  test('of two who confirm the same at once, on two servers too, one does; so of two who take it back', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();

    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'] as const) {
      const same = { ...fact, day };
      const made = await Promise.all([store.confirmations.add(same, ann), other.confirmations.add(same, ben)]);

      expect(made.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
      const [{ id }] = made;
      expect(made[1].id).toBe(id);
      expect(await store.confirmations.list()).toMatchObject([{ id, day }]);
      const undone = await Promise.all([store.confirmations.takeBack(id, ann), other.confirmations.takeBack(id, ben)]);
      expect(undone.toSorted()).toEqual([false, true]);
      expect(await store.confirmations.list()).toEqual([]);
    }
  });

  test('the database itself refuses to change or remove one', async () => {
    const { store, dataDir, databaseUrl } = await scratchStore(engine);
    await store.confirmations.add(fact, ann);
    const dialect =
      databaseUrl === undefined ? sqliteDialect(join(dataDir, 'leads.sqlite')) : postgresDialect(databaseUrl);
    const database = new Kysely({ dialect });
    onTestFinished(() => database.destroy());

    for (const statement of ["update confirmations set day = '2030-01-01'", 'delete from confirmations'])
      await expect(sql.raw(statement).execute(database)).rejects.toThrow('stays');
    expect(await store.confirmations.list()).toMatchObject([fact]);
  });
});
