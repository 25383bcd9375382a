import { createHash } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import type { Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Requester } from './requester.ts';

const minute = 60_000;
/** How long a request is remembered: by its key, or by its sender and body. */
const lives = { byKey: 7 * dayMs, byBody: 10 * minute };

/** A digest of texts that cannot be mistaken for one of other texts. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

type Request = Readonly<{
  origin: Requester;
  /** What is asked for. A key is the visitor's own, and stands for one such call. */
  call: string;
  /** The digest of its body. */
  body: string;
  /** The id of what it would make. */
  subject: string;
}>;

type Remembered = 'new' | Readonly<{ repeats: string }> | Refused<'key-reused'>;

/**
 * Remembers a request, or finds that it was made before. The primary key decides between requests that race: the
 * second waits for the first's transaction.
 */
export async function remember(trx: Transaction<Tables>, request: Request, now: number): Promise<Remembered> {
  const { origin, call, body, subject } = request;
  const keyed = origin.key !== undefined;
  const fingerprint = keyed
    ? digest('key', call, origin.sender, origin.key)
    : digest('body', call, origin.sender, body);
  const life = keyed ? lives.byKey : lives.byBody;
  const row = { fingerprint, body, subject, until_at: now + life };

  const inserted = await trx
    .insertInto('requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return 'new';

  // The memory has run out, or lies so far ahead that the clock must have been put back a lot.
  const renewed = await trx
    .updateTable('requests')
    .set(row)
    .where('fingerprint', '=', fingerprint)
    .where((where) => where.or([where('until_at', '<=', now), where('until_at', '>', now + 2 * life)]))
    .executeTakeFirst();
  if (renewed.numUpdatedRows === 1n) return 'new';

  const before = await trx
    .selectFrom('requests')
    .select(['body', 'subject'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return before.body === body ? { repeats: before.subject } : { refused: 'key-reused' };
}

/** Forgets the requests known by their body alone that made something: once it has changed, the same wish is a new one. */
export async function forgetUnkeyed(trx: Transaction<Tables>, subject: string, now: number): Promise<void> {
  const made = trx.deleteFrom('requests').where('subject', '=', subject);
  await made.where('until_at', '<=', now + lives.byBody).execute();
}
