import { configurationFault, readTemplateParams, type ProviderIds, type Refused } from '@formation/leads';
import type { Settings } from '../../settings.ts';
import type { StagedFile, Store } from '../../store/store.ts';
import type { AddressLimits } from './address-limits.ts';
import type { FormToken } from './form-token.ts';
import { storable } from './read-json.ts';
import type { HttpRefusal } from './refusal-answers.ts';
import { isSuspicious, tokenField, withoutTraps } from './suspicion.ts';

/** What came in, whichever way it was wrapped. */
export type Submission = Readonly<{ ids: ProviderIds; params: unknown; file?: StagedFile | undefined }>;

export type Sender = Readonly<{ address: string; group: string; key: string | undefined }>;

type Parts = Readonly<{
  settings: Settings;
  enquiries: Store['enquiries'];
  limits: AddressLimits;
  tokens: FormToken;
}>;

export type Outcome = 'stored' | Readonly<{ refused: HttpRefusal; text?: string; retryAfter?: number }>;

/** The label of the consent box, as the visitor saw it. */
const consentText = 'I want to protect my data';

/** Somebody else's account is forbidden; a service or template that our account does not have is a mistake. */
function wrongIds(ids: ProviderIds, ours: Settings['emailIds']): HttpRefusal | undefined {
  if (ids.userId !== ours.user) return 'forbidden';
  return ids.serviceId === ours.service && ids.templateId === ours.template ? undefined : 'bad-ids';
}

/** Whether the owner has shut out an address, all of its domain, or the machine that it comes from. */
function isBlocked(blocklist: readonly string[], address: string, machine: string): boolean {
  const email = address.toLowerCase();
  const shut = new Set(blocklist.map((entry) => entry.toLowerCase()));
  return shut.has(email) || shut.has(email.slice(email.lastIndexOf('@'))) || shut.has(machine);
}

/** Takes an enquiry: checks it, marks it, and answers `stored` once it is on the disk. */
export function enquiryDesk({ settings, enquiries, limits, tokens }: Parts) {
  return async ({ ids, params: given, file }: Submission, sender: Sender): Promise<Outcome> => {
    const fault = configurationFault(ids, given);
    if (fault) return { refused: 'bad-ids', text: fault };
    const wrong = wrongIds(ids, settings.emailIds);
    if (wrong) return { refused: wrong };
    const read = readTemplateParams(given);
    if ('refused' in read) return read;
    if (isBlocked(settings.blocklist, read.address, sender.address)) return { refused: 'forbidden' };
    const retryAfter = tokenField in read.params ? 0 : limits.bare(sender.group);
    if (retryAfter > 0) return { refused: 'too-many-requests', retryAfter };
    const suspicious = isSuspicious(read.params, tokens.isPlausible);
    const params = storable(withoutTraps(read.params)) as typeof read.params; // an object stays an object
    const origin = { sender: sender.group, key: sender.key };
    const added: object | Refused<'key-reused'> = await enquiries.add(
      { params, address: read.address, file, suspicious, consentText },
      origin,
    );
    return 'refused' in added ? added : 'stored';
  };
}
