import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import type { StagedFile } from '../../db/store.ts';
import { transactionOrRefusal } from '../../db/transaction-or-refusal.ts';
import { mailRow } from '../../outbox/mail-rows.ts';
import { totals } from '../../totals.ts';
import { locked, note, raised } from '../enquiry-history.ts';
import { insertFile } from '../files/file-rows.ts';
import { mergedInto, mergeRootOf, standsElsewhere } from '../merge/thread.ts';
import { addWords } from '../search/search-store.ts';
import { papersMailMs, type PaperStore, type UploadLink, uploadLifeMs } from './papers.ts';

type Trx = Transaction<Tables>;
type Row = Selectable<Tables['upload_links']>;

const asLink = ({ id, enquiry_id: enquiry, who, until_at: until }: Row): UploadLink => ({ id, enquiry, who, until });

const goodLinks = (db: Kysely<Tables>, now: number) =>
  db.selectFrom('upload_links').selectAll().where('until_at', '>=', now);

/** The upload links of these enquiries that are good. */
export async function uploadLinksOf({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly string[]) {
  const links = goodLinks(db, now()).where('enquiry_id', 'in', ids).orderBy('until_at', 'desc');
  return (await links.execute()).map(asLink);
}

type Asking = Readonly<{ id: string; who: string; at: number }>;

async function askIn(trx: Trx, { id, who, at }: Asking) {
  const there = await locked(trx, id);
  if (there?.merged_into) return standsElsewhere(trx, id);
  const enquiry = there && (await raised(trx, id));
  if (enquiry === undefined) return { refused: 'not-found' } as const;
  const before = await goodLinks(trx, at).where('enquiry_id', '=', id).executeTakeFirst();
  const link: Row = { id: before?.id ?? randomUUID(), enquiry_id: id, who, at, until_at: at + uploadLifeMs };
  await trx.deleteFrom('upload_links').where('enquiry_id', '=', id).execute();
  await trx.insertInto('upload_links').values(link).execute();
  await note(trx, { id, version: enquiry.version, at, who, what: 'papers-asked' });
  return asLink(link);
}

async function endIn(trx: Trx, { id, who, at }: Asking) {
  const enquiry = await raised(trx, id);
  if (enquiry === undefined) return { refused: 'not-found' } as const;
  const links = trx.deleteFrom('upload_links').where('enquiry_id', 'in', await mergedInto(trx, id));
  if ((await links.executeTakeFirst()).numDeletedRows > 0n)
    await note(trx, { id, version: enquiry.version, at, who, what: 'papers-ended' });
  return 'done' as const;
}

/** Those that came by a link since it was asked for last. */
const cameBy = (trx: Trx, { id, at }: Row) =>
  trx.selectFrom('files').select('sha256').where('link_id', '=', id).where('came_at', '>=', at).execute();

/** Where somebody of ours sees it: before all else that is open. What was closed is open again. */
async function bringBack(trx: Trx, id: string, { name, at }: Readonly<{ name: string; at: number }>): Promise<void> {
  const enquiry = await raised(trx, id);
  if (enquiry === undefined) return;
  const state = enquiry.state === 'new' || enquiry.state === 'held' ? enquiry.state : 'answered';
  await trx.updateTable('enquiries').set({ state, follow_up_at: at }).where('id', '=', id).execute();
  await note(trx, { id, version: enquiry.version, at, who: '', what: 'papers-sent', text: name });
}

/** One mail tells of all papers that come within a while. */
async function tell(trx: Trx, context: Context, subject: string): Promise<void> {
  const untold = trx.selectFrom('mails').select('id').where('subject', '=', subject).where('kind', '=', 'papers');
  const waiting = untold.where('state', '=', 'waiting').where('attempts', '=', 0).where('claimed_until', '=', 0);
  if ((await waiting.executeTakeFirst()) !== undefined) return;
  const mail = { ...mailRow(context, { kind: 'papers', subject }), due_at: context.now() + papersMailMs };
  await trx.insertInto('mails').values(mail).execute();
}

type Outcome = 'added' | 'repeated' | Readonly<{ refused: 'bad-token' | 'too-many-files' }>;

async function addIn(trx: Trx, context: Context, [linkId, file]: readonly [string, StagedFile]): Promise<Outcome> {
  const at = context.now();
  const link = () => goodLinks(trx, at).where('id', '=', linkId).executeTakeFirst();
  const enquiryId = (await link())?.enquiry_id;
  // Its enquiry is held before all else: whoever ends the link or erases the enquiry is through before, or waits.
  const isThere = enquiryId !== undefined && (await locked(trx, enquiryId)) !== undefined;
  const stands = isThere ? await link() : undefined;
  if (stands === undefined) return { refused: 'bad-token' };
  const before = await cameBy(trx, stands);
  if (before.some(({ sha256 }) => sha256 === file.sha256)) return 'repeated';
  if (before.length >= totals.papers.bounds.filesOfOneLink) return { refused: 'too-many-files' };
  const { enquiry_id } = stands;
  await insertFile(trx, file, { enquiry_id, link_id: linkId, came_at: at });
  await addWords(trx, enquiry_id, [file.name]);
  const root = await mergeRootOf(trx, enquiry_id);
  await bringBack(trx, root, { name: file.name, at });
  await tell(trx, context, root);
  return 'added';
}

async function add(context: Context, linkId: string, file: StagedFile): ReturnType<PaperStore['add']> {
  const { files, transact } = context;
  const outcome = await transact((trx) => addIn(trx, context, [linkId, file])).catch(async (error: unknown) => {
    await files.abandon(file.id);
    throw error;
  });
  if (outcome === 'added') files.release(file.id);
  else await files.discard(file);
  return typeof outcome === 'string' ? 'done' : outcome;
}

/** The papers that visitors send later, and the links by which they do. */
export function paperStore(context: Context): PaperStore {
  const { transact, now } = context;
  return {
    ask: (id, who) => transact((trx) => askIn(trx, { id, who, at: now() })),
    end: (id, who) => transactionOrRefusal(context, (trx) => endIn(trx, { id, who, at: now() })),
    link: async (id) => {
      const row = await goodLinks(context.db, now()).where('id', '=', id).executeTakeFirst();
      return row && asLink(row);
    },
    add: (linkId, file) => add(context, linkId, file),
  };
}
