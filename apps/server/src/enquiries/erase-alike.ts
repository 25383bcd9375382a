import type { Refused } from '@formation/leads';
import type { Kysely, Transaction } from 'kysely';
import { actRow } from '../console/accounts/console-rows.ts';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { remove } from '../people/removal.ts';
import type { Alike, AlikeWish } from './list/inbox.ts';
import { isNotMerged, mergedInto } from './merge/thread.ts';

/** As many as are erased at once: others wait for it. */
const atOnce = 500;

type Place = Readonly<{ address_key: string; network: string }>;

/** Where an enquiry came from. */
const placeOf = (db: Kysely<Tables>, id: string): Promise<Place | undefined> =>
  db.selectFrom('enquiries').select(['address_key', 'network']).where('id', '=', id).executeTakeFirst();

/** The held ones of the same sender or network up to an instant. A network that is not known is no network. */
function quarantinedOf(db: Kysely<Tables>, place: Place, { by, until }: Pick<AlikeWish, 'by' | 'until'>) {
  const all = db
    .selectFrom('enquiries')
    .where('state', '=', 'held')
    .where(isNotMerged)
    .where('received_at', '<=', until);
  return by === 'address'
    ? all.where('address_key', '=', place.address_key)
    : all.where('network', '=', place.network).where('network', '!=', '');
}

async function countOf(...of: Parameters<typeof quarantinedOf>): Promise<number> {
  const counted = quarantinedOf(...of).select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** How many held enquiries there are of the sender of one, and of its network. */
export async function quarantinedAlike({ db, now }: Context, id: string): Promise<Alike | undefined> {
  const place = await placeOf(db, id);
  if (place === undefined) return undefined;
  const until = now();
  const count = (by: AlikeWish['by']) => countOf(db, place, { by, until });
  return { until, address: await count('address'), network: await count('network') };
}

/** The enquiry that one looks at goes last: the others are found by it. */
async function found(trx: Transaction<Tables>, place: Place, { id, ...wish }: AlikeWish & Readonly<{ id: string }>) {
  const itsOwn = quarantinedOf(trx, place, wish).select(['id', 'held_for']);
  const ordered = itsOwn.orderBy((row) => row('id', '=', id)).orderBy('received_at');
  return ordered.limit(atOnce).execute();
}

type Erased = Readonly<{ erased: number; left: number }>;

/** Removes the held enquiries of a sender or a network that somebody has seen the count of, and what was merged into them; the log names each. */
export async function eraseAlike(
  context: Context,
  id: string,
  { who, ...wish }: AlikeWish & Readonly<{ who: string }>,
): Promise<Erased | Refused<'not-found' | 'changed'>> {
  const place = await placeOf(context.db, id);
  if (place === undefined) return { refused: 'not-found' };
  if ((await countOf(context.db, place, wish)) > wish.count) return { refused: 'changed' };
  const removed = await remove(context, async (trx) => {
    const ids: string[] = [];
    for (const { id: one, held_for: detail } of await found(trx, place, { id, ...wish })) {
      const own = trx
        .updateTable('enquiries')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', one);
      const mine = await own.where('state', '=', 'held').returning('id').executeTakeFirst();
      if (mine === undefined) continue; // released meanwhile
      const all = await mergedInto(trx, one);
      const rows = all.map((about) => actRow({ who, act: 'enquiry-erased', about, detail }, context.now()));
      await trx.insertInto('console_acts').values(rows).execute();
      ids.push(...all);
    }
    return ids;
  });
  return { erased: removed.enquiries, left: await countOf(context.db, place, wish) };
}
