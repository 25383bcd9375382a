import { dayMs } from '@formation/calendar';
import type { Kysely } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { networkShare } from '../outbox/network-share.ts';

/** How many bytes a day brought: in all, and from one network. */
async function lastDay(db: Kysely<Tables>, { now }: Pick<Context, 'now'>, network: string) {
  const sums = db
    .selectFrom('enquiries')
    .select((one) => [
      one.fn.sum<number | string | null>('text_bytes').as('all'),
      one.fn.sum<number | string | null>('text_bytes').filterWhere('network', '=', network).as('ofNetwork'),
    ])
    .where('received_at', '>', now() - dayMs);
  const { all, ofNetwork } = await sums.executeTakeFirstOrThrow();
  return { all: Number(all), ofNetwork: Number(ofNetwork) };
}

/** How many bytes of text were stored within a day. */
export const storedTexts = async (context: Pick<Context, 'db' | 'now'>): Promise<number> =>
  (await lastDay(context.db, context, '')).all;

/** Whether a text is more than what is left of a day, or of the share of its network. */
export async function textsUsedUp(
  db: Kysely<Tables>,
  context: Pick<Context, 'textLimits' | 'now'>,
  { network, bytes }: Readonly<{ network: string; bytes: number }>,
): Promise<boolean> {
  const { textLimits: limits } = context;
  if (limits === undefined) return false;
  const { all, ofNetwork } = await lastDay(db, context, network);
  return all + bytes > limits.inAll || ofNetwork + bytes > networkShare(limits, all);
}
