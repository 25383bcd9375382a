import type { Context } from '../db/context.ts';
import type { ChangedHours, Hours, OpeningStore } from './opening.ts';

const id = 'calls';

async function find({ db }: Pick<Context, 'db'>): Promise<ChangedHours | undefined> {
  const row = await db.selectFrom('opening').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { hours, version, who, at } = row;
  return { hours: JSON.parse(hours) as Hours, version, who, at }; // written below
}

/** The hours of calls. Of two who change the same version one is told. */
export function openingStore({ db, now }: Context): OpeningStore {
  return {
    find: () => find({ db }),

    async change(hours, seen, who) {
      const row = { id, hours: JSON.stringify(hours), version: seen + 1, who, at: now() };
      const written =
        seen === 0
          ? await db
              .insertInto('opening')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
          : await db
              .updateTable('opening')
              .set(row)
              .where('id', '=', id)
              .where('version', '=', seen)
              .executeTakeFirst();
      const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
      return count === 1n ? { hours, version: row.version, who, at: row.at } : { refused: 'changed' };
    },
  };
}
