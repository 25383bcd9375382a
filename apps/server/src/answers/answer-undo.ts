import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { note } from '../enquiries/enquiry-history.ts';
import { quarantineAgain } from '../enquiries/enquiry-release.ts';
import { threadOf } from '../enquiries/merge/thread.ts';
import { unsendFiles } from './answer-files.ts';

type Trx = Transaction<Tables>;
type Row = Selectable<Tables['enquiry_answers']>;

/** What goes above what was begun since: both may end with a signature, and the lower one stays. */
async function unsigned(trx: Trx, { who, text }: Row): Promise<string> {
  const writer = trx.selectFrom('console_accounts').select('signature').where('email', '=', who);
  const { signature = '' } = (await writer.executeTakeFirst()) ?? {};
  return signature !== '' && text.endsWith(`\n${signature}`) ? text.slice(0, -signature.length).trimEnd() : text;
}

/** What was sent is a draft again, before what was begun since. */
async function draftAgain(trx: Trx, answer: Row, at: number): Promise<void> {
  const { enquiry_id, who, subject, text } = answer;
  const again = trx.insertInto('enquiry_drafts').values({ enquiry_id, who, subject, text, at, version: 1 });
  const both = sql<string>`${`${await unsigned(trx, answer)}\n\n`} || enquiry_drafts.text`;
  const onTop = again.onConflict((conflict) =>
    conflict.columns(['enquiry_id', 'who']).doUpdateSet((eb) => ({
      subject,
      text: eb.case().when('enquiry_drafts.text', '=', '').then(text).else(both).end(),
      at,
      version: eb('enquiry_drafts.version', '+', 1),
    })),
  );
  await onTop.execute();
}

/** Whether a later answer stands. Then the enquiry stays answered, and what was before this one is before that one. */
async function isAnsweredSince(trx: Trx, { enquiry_id, at, state_before }: Row): Promise<boolean> {
  const later = trx.selectFrom('enquiry_answers').select('id').where('enquiry_id', '=', enquiry_id);
  const next = await later.where('at', '>', at).orderBy('at').executeTakeFirst();
  if (next === undefined) return false;
  const heir = trx.updateTable('enquiry_answers').set({ state_before }).where('id', '=', next.id);
  await heir.where('state_before', '=', 'answered').execute();
  return true;
}

/** Takes back what sending did to the enquiry. What a colleague has changed since stays; answers the new version. */
async function restoreDraft(trx: Trx, answer: Row): Promise<number> {
  const { enquiry_id: id, state_before: state, holder_before: holder, who } = answer;
  const stays = await isAnsweredSince(trx, answer);
  const raised = trx.updateTable('enquiries').set((eb) => ({ version: eb('version', '+', 1) }));
  const back = raised.set((eb) => ({
    state: eb.case().when('state', '=', 'answered').then(state).else(eb.ref('state')).end(),
    holder: eb
      .case()
      .when('holder', '=', holder || who)
      .then(holder)
      .else(eb.ref('holder'))
      .end(),
  }));
  const changed = (stays ? raised : back).where('id', '=', id).returning(['version', 'state']);
  const now = await changed.executeTakeFirstOrThrow();
  if (state === 'held' && now.state === 'held') await quarantineAgain(trx, id);
  return now.version;
}

type Back = Readonly<{ id: string; answerId: string; who: string }>;

/** Whoever is first at the mail's row has it: the outbox, or who takes it back. */
export async function undoIn(trx: Trx, { id: asked, answerId, who }: Back, at: number) {
  const { ids } = await threadOf(trx, asked);
  const own = trx.selectFrom('enquiry_answers').selectAll().where('id', '=', answerId).where('enquiry_id', 'in', ids);
  const answer = await own.where('who', '=', who).executeTakeFirst();
  if (answer === undefined) return { refused: 'not-found' } as const;
  const unsent = trx.deleteFrom('mails').where('id', '=', answerId).where('state', '=', 'waiting');
  const taken = await unsent.where('attempts', '=', 0).where('claimed_until', '=', 0).executeTakeFirst();
  if (taken.numDeletedRows !== 1n) return { refused: 'changed' } as const;
  await trx.deleteFrom('enquiry_answers').where('id', '=', answerId).execute();
  await unsendFiles(trx, answerId);
  await draftAgain(trx, answer, at);
  const version = await restoreDraft(trx, answer);
  await note(trx, { id: answer.enquiry_id, version, at, who, what: 'answer-undone' });
  return 'done';
}
