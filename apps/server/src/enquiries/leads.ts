import { fileSigns } from '@formation/console-api';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { readParams } from '../db/read-params.ts';
import type { Tables } from '../db/schema.ts';
import type { Lead, LeadCounts, StoredFile } from '../db/store.ts';
import type { MailSummary } from '../outbox/mails.ts';
import { quarantineReason } from './quarantine.ts';

type Rows = Readonly<{
  files: readonly Selectable<Tables['files']>[];
  mails: readonly Pick<Selectable<Tables['mails']>, 'subject' | 'state' | 'attempts' | 'last_error'>[];
}>;

/** A file as it is kept. */
export function storedFile({
  id,
  name,
  bytes,
  type,
  signs,
  reply_id: reply,
  came_at,
}: Selectable<Tables['files']>): StoredFile {
  const known = fileSigns.filter((sign) => signs.split(' ').includes(sign));
  return { id, name, bytes, type, signs: known, reply, cameAt: came_at };
}

function lead(row: Selectable<Tables['enquiries']>, mail: MailSummary, files: readonly StoredFile[]): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    address: row.address,
    params: readParams(row.params),
    suspicious: row.suspicious === 1,
    heldFor: quarantineReason(row),
    consent: { given: row.consent_given === 1, text: row.consent_text, at: row.consent_at },
    files,
    language: row.language,
    mail,
    mergedInto: row.merged_into,
    mergedBy: row.merged_by,
    mergedAt: row.merged_at,
  };
}

function joined(enquiries: readonly Selectable<Tables['enquiries']>[], { files, mails }: Rows): readonly Lead[] {
  const filesOf = Map.groupBy(files, (file) => file.enquiry_id);
  const mailOf = new Map(mails.map((mail) => [mail.subject, mail]));
  return enquiries.map((row) => {
    const mail = mailOf.get(row.id);
    return lead(
      row,
      { state: mail?.state ?? 'waiting', attempts: mail?.attempts ?? 0, lastError: mail?.last_error ?? '' },
      (filesOf.get(row.id) ?? []).map(storedFile),
    );
  });
}

/** Reads of one moment; writers go on meanwhile. */
function readTogether<Answer>(db: Kysely<Tables>, read: (trx: Transaction<Tables>) => Promise<Answer>) {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** All enquiries, newest first, or those with these ids. */
export function leads(db: Kysely<Tables>, ids?: readonly string[]): Promise<readonly Lead[]> {
  return readTogether(db, async (trx) => {
    const enquiries = trx.selectFrom('enquiries').selectAll().orderBy('received_at', 'desc').orderBy('id');
    const files = trx.selectFrom('files').selectAll().where('written_by', '=', '').orderBy('came_at');
    const mails = trx
      .selectFrom('mails')
      .select(['subject', 'state', 'attempts', 'last_error'])
      .where('kind', '=', 'enquiry');
    return joined(await (ids === undefined ? enquiries : enquiries.where('id', 'in', ids)).execute(), {
      files: await (ids === undefined ? files : files.where('enquiry_id', 'in', ids)).execute(),
      mails: await (ids === undefined ? mails : mails.where('subject', 'in', ids)).execute(),
    });
  });
}

/** How many enquiries there are, how many look like a robot's, and how many files came with them. */
export async function leadCounts(db: Kysely<Tables>): Promise<LeadCounts> {
  const row = await db
    .selectNoFrom((select) => {
      const all = (from: 'enquiries' | 'files') =>
        select.selectFrom(from).select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
      const marked = select
        .selectFrom('enquiries')
        .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .where('suspicious', '=', 1);
      return [all('enquiries').as('enquiries'), marked.as('suspicious'), all('files').as('attachments')];
    })
    .executeTakeFirstOrThrow();
  return { enquiries: row.enquiries ?? 0, suspicious: row.suspicious ?? 0, attachments: row.attachments ?? 0 };
}
