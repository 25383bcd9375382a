import { isRefused } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { transactionOrRefusal } from '../db/transaction-or-refusal.ts';
import { note, othersSince, raised } from '../enquiries/enquiry-history.ts';
import { release } from '../enquiries/enquiry-release.ts';
import { standsElsewhere, threadOf } from '../enquiries/merge/thread.ts';
import { digest, remember } from '../enquiries/requests.ts';
import { addWords } from '../enquiries/search/search-store.ts';
import type { Worker } from '../enquiries/work/worker.ts';
import { mailRow } from '../outbox/mail-rows.ts';
import { attach, detach, draftFiles, filesOfAnswers, sendFiles } from './answer-files.ts';
import { undoIn } from './answer-undo.ts';
import {
  type Answer,
  type AnswerStore,
  type Started,
  type Draft,
  type Sending,
  undoMs,
  type Writer,
} from './answers.ts';

type Trx = Transaction<Tables>;

async function draft({ db }: Context, id: string, who: string): Promise<Draft | undefined> {
  const { survivor } = await threadOf(db, id);
  const stored = db.selectFrom('enquiry_drafts').select(['subject', 'text', 'version', 'at']);
  return stored.where('enquiry_id', '=', survivor).where('who', '=', who).executeTakeFirst();
}

async function startedDrafts({ db }: Context, id: string, who: string): Promise<readonly Started[]> {
  const { survivor, ids } = await threadOf(db, id);
  const stored = db.selectFrom('enquiry_drafts').select(['enquiry_id as enquiry', 'subject', 'text', 'version', 'at']);
  const theirs = stored.where('enquiry_id', 'in', ids).where('enquiry_id', '!=', survivor).where('who', '=', who);
  return theirs.where('text', '!=', '').orderBy('at').execute();
}

type Keeping = Readonly<{ id: string; who: string; draft: Parameters<AnswerStore['keepDraft']>[2] }>;

/** An empty draft stays as a row, so that its versions go on; it shows nobody as writing. */
async function saveIn(trx: Trx, { id, who, draft: { subject, text, version } }: Keeping, at: number) {
  const found = trx.selectFrom('enquiries').select('merged_into').where('id', '=', id);
  const known = await found.executeTakeFirst();
  if (known === undefined) return { refused: 'not-found' } as const;
  if (known.merged_into !== '' && subject + text !== '') return standsElsewhere(trx, id);
  const row = { subject, text, version: version + 1, at };
  if (version === 0) {
    const first = trx.insertInto('enquiry_drafts').values({ enquiry_id: id, who, ...row });
    const made = await first.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n ? row : ({ refused: 'changed' } as const);
  }
  const mine = trx.updateTable('enquiry_drafts').set(row).where('enquiry_id', '=', id).where('who', '=', who);
  const { numUpdatedRows } = await mine.where('version', '=', version).executeTakeFirst();
  return numUpdatedRows === 1n ? row : ({ refused: 'changed' } as const);
}

type SendRequest = Readonly<{ id: string; sending: Sending; worker: Worker }>;

async function sendIn(
  trx: Trx,
  context: Context,
  { id, sending, worker: { who, key } }: SendRequest,
): ReturnType<AnswerStore['send']> {
  const { address, subject, text, version, files = [] } = sending;
  const body = digest(id, JSON.stringify([address, subject, text, version, ...files]));
  const request = { origin: { sender: who, key }, call: 'answer', body, subject: id };
  const seen = await remember(trx, request, context.now());
  if (seen !== 'new') return isRefused(seen) ? seen : 'done';
  const before = await raised(trx, id);
  if (before === undefined) return { refused: 'not-found' } as const;
  if (before.merged_into !== '') return standsElsewhere(trx, id);
  const isChanged = before.address !== address || (await othersSince(trx, id, { version, who }));
  if (isChanged) return { refused: 'changed' } as const;
  const next = { state: 'answered', holder: before.holder || who } as const;
  await trx.updateTable('enquiries').set(next).where('id', '=', id).execute();
  const at = context.now();
  const mail = { ...mailRow(context, { kind: 'answer', subject: id }), due_at: at + undoMs };
  await trx.insertInto('mails').values(mail).execute();
  const names = await sendFiles(trx, { id, who, answerId: mail.id, seen: files });
  if ('refused' in names) return names;
  const past = { state_before: before.state, holder_before: before.holder };
  const answer = { id: mail.id, enquiry_id: id, who, address, subject, text, at, ...past };
  await trx.insertInto('enquiry_answers').values(answer).execute();
  const used = trx
    .updateTable('enquiry_drafts')
    .set((eb) => ({ subject: '', text: '', version: eb('version', '+', 1) }));
  await used.where('enquiry_id', '=', id).where('who', '=', who).execute();
  await note(trx, { id, version: before.version, at, who, what: 'answered' });
  await addWords(trx, id, [subject, text, ...names]);
  if (before.state === 'held') await release(trx, id, at);
  return 'done';
}

async function writers({ db }: Context, id: string): Promise<readonly Writer[]> {
  const { ids } = await threadOf(db, id);
  return db
    .selectFrom('enquiry_drafts')
    .select((one) => ['who', one.fn.max('at').as('at')])
    .where('enquiry_id', 'in', ids)
    .where('text', '!=', '')
    .groupBy('who')
    .orderBy('at')
    .execute();
}

/** What was written to the visitor of these, the oldest first. */
export async function answersTo({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly string[]) {
  const sent = await db
    .selectFrom('enquiry_answers as answer')
    .innerJoin('mails', 'mails.id', 'answer.id')
    .select([
      'answer.id',
      'enquiry_id as enquiry',
      'who',
      'address',
      'answer.subject',
      'text',
      'at',
      'mails.state as mail',
    ])
    .select('mails.last_error as lastError')
    .where('enquiry_id', 'in', ids)
    .orderBy('at')
    .execute();
  const left = (at: number) => Math.max(0, at + undoMs - now());
  const files = await filesOfAnswers(
    db,
    sent.map(({ id }) => id),
  );
  return sent.map((one): Answer => ({ ...one, files: files.get(one.id) ?? [], undoLeftMs: left(one.at) }));
}

/** A header is not endless. */
const longestReferences = 20;

async function ofMail({ db }: Context, mailId: string): ReturnType<AnswerStore['ofMail']> {
  const posted = db
    .selectFrom('enquiry_answers as answer')
    .leftJoin('console_accounts as account', 'account.email', 'answer.who')
    .select(['enquiry_id', 'address', 'subject', 'text', 'account.name as agent']);
  const answer = await posted.where('answer.id', '=', mailId).executeTakeFirst();
  if (answer === undefined) return undefined;
  const { ids } = await threadOf(db, answer.enquiry_id);
  const mails = db
    .selectFrom('mails')
    .select(['message_id', 'created_at as at'])
    .where('subject', 'in', ids)
    .where('kind', '!=', 'papers');
  const gone = mails.where('state', 'in', ['sent', 'written']).where('id', '!=', mailId);
  const came = db.selectFrom('enquiry_replies').select(['message_id', 'at']).where('enquiry_id', 'in', ids);
  const ours = came.where('kind', '=', 'reply').where('message_id', '!=', '');
  const both = [...(await gone.execute()), ...(await ours.execute())].toSorted((a, b) => a.at - b.at);
  const follows = both.slice(-longestReferences).map((row) => row.message_id);
  const { enquiry_id: enquiry, address, subject, text, agent } = answer;
  const files = (await filesOfAnswers(db, [mailId])).get(mailId) ?? [];
  return { enquiry, address, subject, text, agent: agent ?? '', follows, files };
}

/** The answers to visitors. */
export function answerStore(context: Context): AnswerStore {
  const { transact, now } = context;
  return {
    draft: (id, who) => draft(context, id, who),
    begun: (id, who) => startedDrafts(context, id, who),
    keepDraft: (id, who, draft) => transact((trx) => saveIn(trx, { id, who, draft }, now())),
    files: (id, who) => draftFiles(context, { id, who }),
    attach: (id, who, file) => attach(context, { id, who }, file),
    detach: (id, who, fileId) => detach(context, { id, who }, fileId),
    send: (id, sending, worker) =>
      transactionOrRefusal(context, (trx) => sendIn(trx, context, { id, sending, worker })),
    undo: (id, answerId, who) => transactionOrRefusal(context, (trx) => undoIn(trx, { id, answerId, who }, now())),
    writers: (id) => writers(context, id),
    ofMail: (mailId) => ofMail(context, mailId),
  };
}
