import type { TextAct, Translated } from '@formation/content';
import type { Context } from '../../db/context.ts';
import type { TextStore } from './texts.ts';

const columns = ['number', 'key', 'act', 'base', 'result', 'before', 'after', 'note', 'undoes', 'who', 'at'] as const;

/** Keeps what it has read: it never changes, so only what came since is read again. */
export function textStore({ db, now }: Context): TextStore {
  const known = new Map<Translated, readonly TextAct[]>();
  return {
    async acts(language) {
      const before = known.get(language) ?? [];
      const since = await db
        .selectFrom('text_acts')
        .select(columns)
        .where('language', '=', language)
        .where('number', '>', before.at(-1)?.number ?? 0)
        .orderBy('number')
        .execute();
      const all = since.length === 0 ? before : [...before, ...since];
      known.set(language, all);
      return all;
    },
    async add(language, act) {
      const whole = { ...act, at: now() };
      const { numInsertedOrUpdatedRows: count } = await db
        .insertInto('text_acts')
        .values({ ...whole, language })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return count === 1n ? whole : { refused: 'changed' };
    },
  };
}
