import type { Refused } from '@formation/leads';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';

/** Thrown to undo the transaction when the time is somebody else's; `takenIsAValue` catches it. */
class Taken extends Error {}

/** Any number that nothing else locks in this database. */
const callsLock = 7_301_127;

/**
 * Nobody else books or moves a call until the transaction ends: of two that overlap, the second sees the first. It comes
 * before all else in the transaction, so that who waits for it holds nothing that others wait for. The other engine has
 * one writer anyway.
 */
export async function lockCalls(trx: Transaction<Tables>, { skipsLocked }: Pick<Context, 'skipsLocked'>) {
  if (skipsLocked) await sql`select pg_advisory_xact_lock(${callsLock})`.execute(trx);
}

type Call = Pick<Selectable<Tables['bookings']>, 'id' | 'start_at' | 'end_at'>;

/** Undoes the transaction when a part of the time is blocked, or another call is booked for it. Only after `lockCalls`. */
export async function refuseOverlap(trx: Transaction<Tables>, { id, start_at, end_at }: Call): Promise<void> {
  const others = trx.selectFrom('bookings').select('id').where('state', '=', 'booked').where('id', '!=', id);
  const inTheWay = others.where('start_at', '<', end_at).where('end_at', '>', start_at).limit(1);
  if ((await inTheWay.executeTakeFirst()) !== undefined) throw new Taken();
  const blocked = trx.selectFrom('blocked_times').select('id').where('start_at', '<', end_at);
  if ((await blocked.where('end_at', '>', start_at).limit(1).executeTakeFirst()) !== undefined) throw new Taken();
}

/** PostgreSQL says 23505; SQLite's extended code is SQLITE_CONSTRAINT_UNIQUE. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);
}

/** The answer of a transaction, or that its time is taken. */
export async function overlapIsAValue<Answer>(work: Promise<Answer>): Promise<Answer | Refused<'taken'>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Taken || isUniqueViolation(error)) return { refused: 'taken' };
    throw error;
  }
}
