import type { Refused } from '@formation/leads';
import type { Kysely } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { forgetUnkeyed } from '../enquiries/requests.ts';
import { writeMails } from './call-mails.ts';
import { noteChange } from './call-work.ts';
import type { AlikeCalls, CancelAlike } from './calls.ts';

/** As many as are cancelled at once: others wait for it. */
const atOnce = 200;

type Place = Readonly<{ email_key: string; network: string }>;

/** Who booked a call, and from where. */
const placeOf = (db: Kysely<Tables>, id: string): Promise<Place | undefined> =>
  db.selectFrom('bookings').select(['email_key', 'network']).where('id', '=', id).executeTakeFirst();

type Which = Pick<CancelAlike, 'by' | 'until'> & Readonly<{ now: number }>;

/** The calls to come of the same e-mail address or network, booked up to an instant. A network that is not known is no network. */
function openOf(db: Kysely<Tables>, place: Place, { by, until, now }: Which) {
  const all = db.selectFrom('bookings').where('state', '=', 'booked').where('start_at', '>', now);
  const seen = all.where('booked_at', '<=', until);
  return by === 'address'
    ? seen.where('email_key', '=', place.email_key)
    : seen.where('network', '=', place.network).where('network', '!=', '');
}

async function countOf(...of: Parameters<typeof openOf>): Promise<number> {
  const counted = openOf(...of).select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** How many calls to come there are of who booked one, and of the network it was booked from. */
export async function alikeCalls({ db, now }: Context, id: string): Promise<AlikeCalls | undefined> {
  const place = await placeOf(db, id);
  if (place === undefined) return undefined;
  const until = now();
  const count = (by: CancelAlike['by']) => countOf(db, place, { by, until, now: until });
  return { until, address: await count('address'), network: await count('network') };
}

/** Cancels the calls that somebody has seen the count of, each as if it were cancelled alone; but of what nobody confirmed the firm hears no more. */
export async function cancelAlike(
  context: Context,
  id: string,
  { who, text, count, ...wish }: CancelAlike,
): Promise<Readonly<{ cancelled: number; left: number }> | Refused<'not-found' | 'changed'>> {
  const place = await placeOf(context.db, id);
  if (place === undefined) return { refused: 'not-found' };
  const which = { ...wish, now: context.now() };
  if ((await countOf(context.db, place, which)) > count) return { refused: 'changed' };
  const cancelled = await context.transact(async (trx) => {
    const found = await openOf(trx, place, which).select('id').orderBy('start_at').limit(atOnce).execute();
    for (const { id: one } of found) {
      const own = trx.updateTable('bookings').where('id', '=', one).where('state', '=', 'booked');
      const set = own.set((row) => ({ state: 'cancelled', sequence: row('sequence', '+', 1) }));
      const row = await set.returningAll().executeTakeFirst();
      if (row === undefined) continue; // its visitor was faster
      await forgetUnkeyed(trx, one, context.now());
      await noteChange(trx, row, { at: context.now(), who, what: 'cancelled', text });
      await writeMails(trx, context, { row, by: row.confirmed_at === 0 ? 'firm-alone' : 'firm' });
    }
    return found.length;
  });
  return { cancelled, left: await countOf(context.db, place, which) };
}
