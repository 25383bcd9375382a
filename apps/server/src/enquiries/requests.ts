import { createHash } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import type { Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Requester } from './requester.ts';

const minute = 60_000;
/** How long a request is remembered: by its key, by the token of its form (longer than that is good), or by its sender and body. */
const lives = { byKey: 7 * dayMs, byForm: 2 * dayMs, byBody: 10 * minute };

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

/** Under what a request is remembered, and for how long. */
type Claim = Readonly<{ fingerprint: string; life: number }>;

function ownClaim({ origin: { key, sender }, call, body }: Request): Claim {
  if (key === undefined) return { fingerprint: digest('body', call, sender, body), life: lives.byBody };
  return { fingerprint: digest('key', call, sender, key), life: lives.byKey };
}

type Trx = Transaction<Tables>;
type Claimed = Claim & Readonly<{ body: string; subject: string; now: number }>;

/** Claims a fingerprint for what a request makes. The primary key decides between requests that race: the second waits for the first's transaction. */
async function claim(trx: Trx, { fingerprint, life, body, subject, now }: Claimed): Promise<Remembered> {
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

/** Remembers a request, or finds that it was made before. */
export const remember = (trx: Trx, request: Request, now: number): Promise<Remembered> =>
  claim(trx, { ...request, ...ownClaim(request), now });

/**
 * The same for a request that a form may have sent, whose token it uses up: its repeat is known by it from wherever it
 * comes, and another request with it is refused. Nothing is used up by what was made before.
 */
export async function rememberPost(
  trx: Trx,
  request: Request,
  now: number,
): Promise<Remembered | Refused<'form-used'>> {
  const own = await remember(trx, request, now);
  const { origin, call, body, subject } = request;
  if (own !== 'new' || origin.form === undefined) return own;
  const byForm = { fingerprint: digest('form', origin.form), life: lives.byForm };
  const used = await claim(trx, { ...byForm, body: digest(call, body), subject, now });
  if (used === 'new') return used;
  await trx.deleteFrom('requests').where('fingerprint', '=', ownClaim(request).fingerprint).execute(); // it made nothing
  return 'repeats' in used ? used : { refused: 'form-used' };
}

/** Forgets the requests known by their body alone that made something: once it has changed, the same wish is a new one. */
export async function forgetUnkeyed(trx: Transaction<Tables>, subject: string, now: number): Promise<void> {
  const made = trx.deleteFrom('requests').where('subject', '=', subject);
  await made.where('until_at', '<=', now + lives.byBody).execute();
}
