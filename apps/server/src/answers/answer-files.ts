import { attachmentLimits } from '@formation/console-api';
import type { Refused } from '@formation/leads';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { StagedFile } from '../db/store.ts';
import { transactionOrRefusal } from '../db/transaction-or-refusal.ts';
import { locked } from '../enquiries/enquiry-history.ts';
import { insertFile } from '../enquiries/files/file-rows.ts';
import type { StoredFile } from '../enquiries/lead.ts';
import { storedFile } from '../enquiries/leads.ts';
import { standsElsewhere, threadOf } from '../enquiries/merge/thread.ts';

type Trx = Transaction<Tables>;

/** An enquiry, and who writes to its visitor. */
type Writing = Readonly<{ id: string; who: string }>;

type Attached = Selectable<Tables['files']>;

/** What somebody has attached to what they are writing, also to what was merged since. */
async function attachedBy(db: Kysely<Tables>, { id, who }: Writing): Promise<readonly Attached[]> {
  const { ids } = await threadOf(db, id);
  const theirs = db.selectFrom('files').selectAll().where('written_by', '=', who).where('answer_id', '=', '');
  return theirs.where('enquiry_id', 'in', ids).orderBy('came_at').orderBy('id').execute();
}

const sumOf = (files: readonly Pick<Attached, 'bytes'>[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What somebody has attached and not sent. */
export const draftFiles = async ({ db }: Context, writing: Writing): Promise<readonly StoredFile[]> =>
  (await attachedBy(db, writing)).map(storedFile);

type AttachRefusal = Refused<'not-found' | 'changed' | 'too-many-files' | 'too-large'>;

async function attachIn(trx: Trx, { id, who }: Writing, [file, at]: readonly [StagedFile, number]) {
  const enquiry = await locked(trx, id);
  if (enquiry === undefined) return { refused: 'not-found' } as const;
  if (enquiry.merged_into !== '') return standsElsewhere(trx, id);
  const before = await attachedBy(trx, { id, who });
  if (before.length >= attachmentLimits.files) return { refused: 'too-many-files' } as const;
  if (sumOf(before) + file.bytes > attachmentLimits.bytes) return { refused: 'too-large' } as const;
  await insertFile(trx, file, { enquiry_id: id, written_by: who, came_at: at });
  return 'done' as const;
}

/** Attaches a file to what somebody is writing. The staged file is taken over: a refused one is removed. */
export async function attach(context: Context, writing: Writing, file: StagedFile): Promise<'done' | AttachRefusal> {
  const { files, now } = context;
  const outcome = await transactionOrRefusal(context, (trx) => attachIn(trx, writing, [file, now()])).catch(
    async (error: unknown) => {
      await files.abandon(file.id);
      throw error;
    },
  );
  if (outcome === 'done') files.release(file.id);
  else await files.discard(file);
  return outcome;
}

/** Takes a file away again that was not sent. */
export async function detach(context: Context, { id, who }: Writing, fileId: string) {
  const gone = await context.transact(async (trx) => {
    const { ids } = await threadOf(trx, id);
    const theirs = trx.deleteFrom('files').where('id', '=', fileId).where('written_by', '=', who);
    const unsent = theirs.where('answer_id', '=', '').where('enquiry_id', 'in', ids);
    return (await unsent.executeTakeFirst()).numDeletedRows === 1n;
  });
  if (!gone) return { refused: 'not-found' } as const;
  await context.files.discard({ id: fileId });
  return 'done' as const;
}

type Going = Writing & Readonly<{ answerId: string; seen: readonly string[] }>;

/** Sends what is attached along with an answer, and says its names. Refuses when that is not what its writer has seen. */
export async function sendFiles(
  trx: Trx,
  { answerId, seen, ...writing }: Going,
): Promise<readonly string[] | Refused<'changed' | 'too-large'>> {
  const attached = await attachedBy(trx, writing);
  const ids = attached.map(({ id }) => id);
  if (ids.toSorted().join() !== seen.toSorted().join()) return { refused: 'changed' };
  if (sumOf(attached) > attachmentLimits.bytes) return { refused: 'too-large' }; // some came back with what was undone
  if (ids.length > 0) await trx.updateTable('files').set({ answer_id: answerId }).where('id', 'in', ids).execute();
  return attached.map(({ name }) => name);
}

/** Attached again to what is being written: the answer was taken back. */
export const unsendFiles = (trx: Trx, answerId: string) =>
  trx.updateTable('files').set({ answer_id: '' }).where('answer_id', '=', answerId).execute();

/** What went out with these answers, by their ids. */
export async function filesOfAnswers(db: Kysely<Tables>, answerIds: readonly string[]) {
  if (answerIds.length === 0) return new Map<string, readonly StoredFile[]>();
  const sent = db.selectFrom('files').selectAll().where('answer_id', 'in', answerIds);
  const rows = await sent.orderBy('came_at').orderBy('id').execute();
  const byAnswer = Map.groupBy(rows, (row) => row.answer_id);
  return new Map([...byAnswer].map(([id, files]): [string, readonly StoredFile[]] => [id, files.map(storedFile)]));
}
