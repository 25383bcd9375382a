import { randomUUID } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import { consentGiven, paramText, wireFields, type TemplateParams } from '@formation/leads';
import type { Insertable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { EnquiryStore, NewEnquiry } from '../db/store.ts';
import { hasMail, mailRow } from '../outbox/mail-rows.ts';
import { erase, purge } from '../people/removal.ts';
import { insertFile } from './files/file-rows.ts';
import { leadCounts, leads } from './leads.ts';
import { asksForList, replyMail } from './mail/reply-limit.ts';
import { type Pseudonymised, pseudonymised } from './pseudonymised-sender.ts';
import { digest, rememberPost } from './requests.ts';
import { indexText } from './search/search-store.ts';
import { beginningOf, searchTextOf } from './search/search-text.ts';
import { storedTexts, textsUsedUp } from './text-limits.ts';
import { unsnooze } from './work/snooze.ts';

/** The same request made twice differs in the time it was made. */
const madeAt = new Set<string>(wireFields.submitted);

function bodyDigest({ params, file }: NewEnquiry): string {
  const said = Object.entries(params).filter(([name]) => !madeAt.has(name));
  return digest(JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1))), file?.sha256 ?? '', file?.name ?? '');
}

const hasConsent = (params: TemplateParams) => paramText(params, ...wireFields.consent) === consentGiven;

type Arriving = NewEnquiry & Pick<Pseudonymised, 'language' | 'network'> & Readonly<{ id: string }>;

function enquiryRow({ id, ...enquiry }: Arriving, at: number): Insertable<Tables['enquiries']> {
  const params = JSON.stringify(enquiry.params);
  return {
    id,
    received_at: at,
    address: enquiry.address,
    address_key: enquiry.address.toLowerCase(),
    params,
    suspicious: enquiry.heldFor === undefined ? 0 : 1,
    held_for: enquiry.heldFor ?? '',
    consent_given: hasConsent(enquiry.params) ? 1 : 0,
    consent_text: enquiry.consentText,
    consent_at: at,
    state: enquiry.heldFor === undefined ? 'new' : 'held',
    holder: '',
    follow_up_at: 0,
    version: 1,
    language: enquiry.language ?? 'en',
    network: enquiry.network,
    text_bytes: Buffer.byteLength(params),
    merged_into: '',
    merged_by: '',
    merged_at: 0,
  };
}

/** Whether an address has sent as many enquiries within a day as are mailed: more are kept, and held for the owner. */
async function hasWrittenOften(trx: Transaction<Tables>, { enquiriesPerEmail, now }: Context, { address }: NewEnquiry) {
  if (enquiriesPerEmail === undefined) return false;
  const sent = trx.selectFrom('enquiries').select('id').where('address_key', '=', address.toLowerCase());
  const today = sent.where('received_at', '>', now() - dayMs).limit(enquiriesPerEmail);
  return (await today.execute()).length >= enquiriesPerEmail;
}

/** Thrown to undo the transaction when what a day allows of texts is used up. */
export class TooMuchText extends Error {}

/**
 * Enters a new enquiry with all that belongs to it.
 *
 * @throws {TooMuchText} when what a day allows of texts is used up.
 */
export async function insertEnquiry(trx: Transaction<Tables>, context: Context, enquiry: Arriving) {
  const { id, file } = enquiry;
  const quarantineReason =
    enquiry.heldFor ?? ((await hasWrittenOften(trx, context, enquiry)) ? 'many-from-address' : undefined);
  const row = enquiryRow({ ...enquiry, heldFor: quarantineReason }, context.now());
  const { network, text_bytes: bytes } = row;
  if (await textsUsedUp(trx, context, { network, bytes })) throw new TooMuchText();
  await trx.insertInto('enquiries').values(row).execute();
  if (quarantineReason === undefined) {
    const addressKey = enquiry.address.toLowerCase();
    await unsnooze(trx, { addressKey, what: 'wrote-again', about: id, at: context.now() });
  }
  if (file) await insertFile(trx, file, { enquiry_id: id });
  const { address, params } = enquiry;
  const found = searchTextOf({ address, params, more: file ? [file.name] : [] });
  await indexText(trx, id, quarantineReason === undefined ? found : beginningOf(found));
  const mails = [
    mailRow(context, { kind: 'enquiry', subject: id, state: quarantineReason === undefined ? 'waiting' : 'held' }),
    ...(await replyMail(trx, context, { ...enquiry, heldFor: quarantineReason })),
  ];
  await trx.insertInto('mails').values(mails).execute();
}

function store(context: Context, enquiry: NewEnquiry & { id: string }, origin: Pseudonymised) {
  const request = { origin, call: 'enquiry', body: bodyDigest(enquiry), subject: enquiry.id };
  return context
    .transact(async (trx) => {
      const before = await rememberPost(trx, request, context.now());
      if (before === 'new') {
        const { language, network } = origin;
        await insertEnquiry(trx, context, { ...enquiry, language, network });
      }
      return before;
    })
    .catch((error: unknown) => {
      if (error instanceof TooMuchText) return { refused: 'texts-full' } as const;
      throw error;
    });
}

/** Whether the list that was asked for is mailed; true where none was. */
const isServed = async (context: Context, enquiry: NewEnquiry, id: string) =>
  !asksForList(enquiry) || hasMail(context, id, 'code-list');

async function add(context: Context, enquiry: NewEnquiry, origin: Pseudonymised): ReturnType<EnquiryStore['add']> {
  const id = randomUUID();
  const { file } = enquiry;
  const outcome = await store(context, { ...enquiry, id }, origin).catch(async (error: unknown) => {
    if (file) await context.files.abandon(file.id);
    throw error;
  });
  if (outcome === 'new') {
    if (file) context.files.release(file.id);
    return { id, repeated: false, isServed: await isServed(context, enquiry, id) };
  }
  if (file) await context.files.discard(file);
  if ('refused' in outcome) return outcome;
  return { id: outcome.repeats, repeated: true, isServed: await isServed(context, enquiry, outcome.repeats) };
}

/** The enquiries with what belongs to them. */
export function enquiryStore(context: Context): EnquiryStore {
  return {
    add: async (enquiry, origin) => add(context, enquiry, await pseudonymised(context, origin)),
    list: () => leads(context.db),
    textsOfADay: () => storedTexts(context),
    counts: () => leadCounts(context.db),
    find: async (id) => (await leads(context.db, [id]))[0],
    erase: (address, registered) => erase(context, address, registered),
    purge: (before) => purge(context, before),
  };
}
