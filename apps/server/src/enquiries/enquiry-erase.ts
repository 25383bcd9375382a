import { actRow } from '../console/accounts/console-rows.ts';
import type { Context } from '../db/context.ts';
import { remove } from '../people/removal.ts';
import type { InboxStore } from './list/inbox.ts';
import { mergedInto } from './merge/thread.ts';

/** The log remembers what was erased: a repeat finds it there. */
async function isErased({ db }: Context, id: string): Promise<boolean> {
  const entry = db.selectFrom('console_acts').select('id').where('act', '=', 'enquiry-erased').where('about', '=', id);
  return (await entry.executeTakeFirst()) !== undefined;
}

/** Removes a held enquiry, and what was merged into it; the log names each. The change of its version decides between this and what anybody else does to it. */
export async function eraseQuarantined(
  context: Context,
  id: string,
  { version, who }: Parameters<InboxStore['eraseQuarantined']>[1],
): ReturnType<InboxStore['eraseQuarantined']> {
  const removed = await remove(context, async (trx) => {
    const quarantined = trx
      .updateTable('enquiries')
      .set({ version: version + 1 })
      .where('id', '=', id);
    const mine = quarantined.where('state', '=', 'held').where('version', '=', version).returning('held_for');
    const erased = await mine.executeTakeFirst();
    if (erased === undefined) return [];
    const ids = await mergedInto(trx, id);
    const entries = ids.map((about) => ({ who, act: 'enquiry-erased', about, detail: erased.held_for }) as const);
    const rows = entries.map((entry) => actRow(entry, context.now()));
    await trx.insertInto('console_acts').values(rows).execute();
    return ids;
  });
  if (removed.enquiries > 0 || (await isErased(context, id))) return 'done';
  const there = context.db.selectFrom('enquiries').select('id').where('id', '=', id);
  return { refused: (await there.executeTakeFirst()) === undefined ? 'not-found' : 'changed' };
}
