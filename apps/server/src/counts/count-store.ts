import type { Context } from '../db/context.ts';
import type { CountStore } from './counts.ts';

/** The daily sums. Several servers add to the same. */
export function countStore({ db }: Context): CountStore {
  return {
    async add(sums) {
      if (sums.length === 0) return;
      const inOrder = sums.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)); // no two servers wait for each other
      await db.transaction().execute(async (trx) => {
        for (const sum of inOrder) {
          const insert = trx.insertInto('counts').values(sum);
          const again = insert.onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'name'])
              .doUpdateSet((set) => ({ count: set('counts.count', '+', sum.count) })),
          );
          await again.execute();
        }
      });
    },

    since: (day) =>
      db
        .selectFrom('counts')
        .selectAll()
        .where('day', '>=', day)
        .orderBy('day')
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute(),
  };
}
