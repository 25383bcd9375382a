import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { scratchStore } from '../testing/scratch-store.ts';
import { allTables, personalData } from './personal-data.ts';

async function columns(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { dataDir } = await scratchStore();
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  const rows = database
    .prepare(
      `select m.name as of, c.name as name from pragma_table_list m, pragma_table_info(m.name) c
       where m.type = 'table'`, // an index over words is no table of its own
    )
    .all();
  database.close();
  const ours = rows.filter(({ of }) => !/^(sqlite|kysely)_/.test(String(of)));
  return Object.fromEntries(
    [...Map.groupBy(ours, ({ of }) => String(of))].map(([table, of]) => [table, of.map(({ name }) => String(name))]),
  );
}

test('every table is listed once: as of persons, of theirs, of the staff, or of nobody', async () => {
  expect(allTables.toSorted()).toEqual(Object.keys(await columns()).toSorted());
});

test('the columns by which rows are found are there, and no table of nobody has one', async () => {
  const tables = await columns();
  for (const { table, person } of personalData.ofPersons) expect(tables[table]).toContain(person);
  for (const { table, of } of personalData.ofTheirs) expect(tables[table]).toContain(of);
  for (const table of personalData.ofNobody) {
    expect(tables[table]?.filter((name) => /mail|address|sender|phone/.test(name))).toEqual([]);
  }
});
