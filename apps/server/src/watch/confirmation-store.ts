import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { Added, ConfirmationStore, Confirmed } from './confirmations.ts';

type Row = Tables['confirmations'];

async function list({ db }: Pick<Context, 'db'>): Promise<readonly Confirmed[]> {
  const rows = await db
    .selectFrom('confirmations as one')
    .selectAll('one')
    .where('one.takes_back', '=', '')
    .where((of) =>
      of.not(
        of.exists(
          of.selectFrom('confirmations as other').select('other.id').whereRef('other.takes_back', '=', 'one.id'),
        ),
      ),
    )
    .orderBy('one.at')
    .orderBy('one.id')
    .execute();
  return rows.map(({ takes_back: _none, ...row }) => row);
}

/** Nobody else confirms or takes back until the transaction ends; who reads does not wait. The other engine has one writer anyway. */
async function lock(trx: Transaction<Tables>, { skipsLocked }: Context): Promise<void> {
  if (skipsLocked) await sql`lock table confirmations in share row exclusive mode`.execute(trx);
}

/** What somebody read again at its source and found unchanged. */
export function confirmationStore(context: Context): ConfirmationStore {
  const { db, now } = context;
  /** Adds what a look at those that stand asks for, if anything: of two at once, the second sees what the first did. */
  const adding = <Answer>(work: (standing: readonly Confirmed[]) => Readonly<{ row?: Row; answer: Answer }>) =>
    db.transaction().execute(async (trx) => {
      await lock(trx, context);
      const { row, answer } = work(await list({ db: trx }));
      if (row !== undefined) await trx.insertInto('confirmations').values(row).execute();
      return answer;
    });
  return {
    list: () => list({ db }),

    add({ kind, key, version, day }, who) {
      return adding<Added>((standing) => {
        const same = standing.find(
          (one) => one.kind === kind && one.key === key && one.version === version && one.day === day,
        );
        if (same !== undefined) return { answer: { id: same.id, repeated: true } };
        const id = randomUUID();
        return {
          row: { id, at: now(), kind, key, version, day, who, takes_back: '' },
          answer: { id, repeated: false },
        };
      });
    },

    takeBack(id, who) {
      return adding<boolean>((standing) => {
        const found = standing.find((one) => one.id === id);
        if (found === undefined) return { answer: false };
        return { row: { ...found, id: randomUUID(), at: now(), who, takes_back: id }, answer: true };
      });
    },
  };
}
