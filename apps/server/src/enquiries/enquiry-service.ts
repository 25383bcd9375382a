import { type Locale, messages } from '@formation/content';
import {
  configurationFault,
  isRefused,
  languageField,
  readTemplateParams,
  siteIds,
  type ProviderIds,
} from '@formation/leads';
import type { DayCounts } from '../counts/day-counts.ts';
import type { StagedFile, Store } from '../db/store.ts';
import { saidLanguage } from '../http/api/page-language.ts';
import type { HttpRefusal } from '../http/api/refusal-answers.ts';
import { spamReason, withoutSpamFields } from '../http/api/spam-check.ts';
import type { AddressLimits } from '../http/edge/address-limits.ts';
import type { FormToken } from '../http/edge/form-token.ts';
import { proofOf } from '../http/edge/proof.ts';
import { storable } from '../http/edge/read-json.ts';
import type { Settings } from '../settings.ts';
import { totals } from '../totals.ts';

/** What came in, whichever way it was wrapped. */
export type Submission = Readonly<{ ids: ProviderIds; params: unknown; file?: StagedFile | undefined }>;

export type Sender = Readonly<{ address: string; group: string; key: string | undefined; language: Locale }>;

type Parts = Readonly<{
  settings: Settings;
  enquiries: Store['enquiries'];
  files: Pick<Store['files'], 'bytes'>;
  limits: AddressLimits;
  tokens: FormToken;
  counts: Pick<DayCounts, 'enquiry'>;
}>;

/** `not-mailed` is stored as well: the list that was asked for is not mailed, because a day’s letters are used up. */
export type StoredOutcome = 'stored' | 'not-mailed';

export type Outcome = StoredOutcome | Readonly<{ refused: HttpRefusal; text?: string; retryAfter?: number }>;

const isSame = (one: ProviderIds, other: ProviderIds) =>
  one.userId === other.userId && one.serviceId === other.serviceId && one.templateId === other.templateId;

/** Whether the owner has shut out an address, all of its domain, or the machine that it comes from. */
function isBlocked(blocklist: readonly string[], address: string, machine: string): boolean {
  const email = address.toLowerCase();
  const shut = new Set(blocklist.map((entry) => entry.toLowerCase()));
  return shut.has(email) || shut.has(email.slice(email.lastIndexOf('@'))) || shut.has(machine);
}

/** Takes an enquiry: checks it, marks it, and answers `stored` once it is on the disk. */
export function enquiryService({ settings, enquiries, files, limits, tokens, counts }: Parts) {
  const uploadFault = async ({ bytes }: StagedFile, { group }: Sender): Promise<Outcome | undefined> => {
    if ((await files.bytes()) + bytes > settings.maxStoredBytes) return { refused: 'full', retryAfter: 3600 };
    const retryAfter = limits.upload(group, bytes);
    return retryAfter > 0 ? { refused: 'too-many-requests', retryAfter } : undefined;
  };
  return async ({ ids, params: given, file }: Submission, sender: Sender): Promise<Outcome> => {
    const fault = configurationFault(ids, given);
    if (fault) return { refused: 'bad-ids', text: fault };
    if (![siteIds, settings.emailIds].some((known) => isSame(ids, known))) return { refused: 'bad-ids' };
    const read = readTemplateParams(given);
    if ('refused' in read) return read;
    if (JSON.stringify(read.params).length > totals.texts.bounds.charactersOfOne) return { refused: 'too-large' };
    if (isBlocked(settings.blocklist, read.address, sender.address)) return { refused: 'forbidden' };
    const { retryAfter, form } = proofOf(read.params, sender.group, { limits, tokens });
    if (retryAfter > 0) return { refused: 'too-many-requests', retryAfter };
    const tooMuch = file && (await uploadFault(file, sender));
    if (tooMuch) return tooMuch;
    const quarantineReason = spamReason(read.params, tokens);
    const params = storable(withoutSpamFields(read.params)) as typeof read.params; // an object stays an object
    const { group, key } = sender;
    const language = saidLanguage(read.params[languageField]) ?? sender.language;
    /** The label of the consent box is the text that was agreed to. */
    const consentText = messages[language].contact.form.consent;
    const added = await enquiries.add(
      { params, address: read.address, file, heldFor: quarantineReason, consentText },
      { sender: group, key, form, language },
    );
    if (isRefused(added)) return added;
    if (!added.repeated) counts.enquiry(quarantineReason !== undefined);
    return added.isServed ? 'stored' : 'not-mailed';
  };
}
