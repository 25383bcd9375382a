import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { totals } from '../../totals.ts';
import type { ConsoleStore } from './account-types.ts';

type Limit = Parameters<ConsoleStore['try']>[1];

/** The one key by which all refused sign-ins are counted; the others are digests. */
const refusedSignIns = 'refused sign-ins';

/** Counts a try. A span that ends further ahead than it is long was begun under another clock. */
function countTry({ transact, now }: Context, key: string, { most, spanMs }: Limit): Promise<number> {
  return transact(async (trx) => {
    const at = now();
    const isOver = sql<boolean>`console_tries.until_at <= ${at} or console_tries.until_at > ${at + spanMs}`;
    const row = await trx
      .insertInto('console_tries')
      .values({ key, used: 1, until_at: at + spanMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when ${isOver} then 1 else console_tries.used + 1 end`,
          until_at: sql<number>`case when ${isOver} then ${at + spanMs} else console_tries.until_at end`,
        }),
      )
      .returning(['used', 'until_at'])
      .executeTakeFirstOrThrow();
    return row.used > most ? row.until_at - at : 0;
  });
}

/** The calls about what is tried, and how often. */
export function consoleTries(context: Context) {
  const { db, now } = context;
  return {
    try: (key, limit) => countTry(context, key, limit),
    forgiveTries: async (keys) => {
      if (keys.length > 0) await db.deleteFrom('console_tries').where('key', 'in', keys).execute();
    },
    countRefusedSignIn: async () => {
      const { spanMs } = totals.refusals.bounds;
      await countTry(context, refusedSignIns, { most: Infinity, spanMs });
    },
    refusedSignIns: async () => {
      const counted = db.selectFrom('console_tries').select('used').where('key', '=', refusedSignIns);
      return (await counted.where('until_at', '>', now()).executeTakeFirst())?.used ?? 0;
    },
  } satisfies Partial<ConsoleStore>;
}
