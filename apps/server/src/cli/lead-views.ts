import { messages } from '@formation/content';
import { otherParams, paramText, wireFieldNames, wireFields } from '@formation/leads';
import type { FileStore, Lead } from '../db/store.ts';
import { type MailSummary, refusedMark } from '../outbox/mails.ts';
import { isoIn } from '../outbox/time-in.ts';
import { ownersZone } from './command.ts';

const signWords = messages.en.mail.enquiry.signs;
const quarantinedWords = messages.en.console.enquiry.heldFor;

const iso = (instant: number) => new Date(instant).toISOString();

/** An enquiry as programs read it. */
export function leadJson(lead: Lead) {
  return {
    id: lead.id,
    receivedAt: iso(lead.receivedAt),
    params: lead.params,
    attachments: lead.files.map(({ name, bytes, type }) => ({ name, bytes, type })),
    mail: { state: lead.mail.state, attempts: lead.mail.attempts },
  };
}

/** One enquiry with all that is kept of it. */
export function wholeLeadJson(lead: Lead, files: FileStore) {
  return {
    ...leadJson(lead),
    attachments: lead.files.map(({ id, signs, cameAt: _, ...file }) => ({ ...file, signs, path: files.path(id) })),
    mail: lead.mail,
    suspicious: lead.suspicious,
    heldFor: lead.heldFor,
    mergedInto: lead.mergedInto,
    consent: { ...lead.consent, at: iso(lead.consent.at) },
  };
}

/** The headings of the fields of our form. */
const headings = wireFieldNames.map((field) => (field === 'revenue' ? 'annual revenue' : field));

function others({ params }: Lead): string {
  const more = otherParams(params);
  return more.length === 0 ? '' : JSON.stringify(Object.fromEntries(more));
}

export const leadHeadings = ['id', 'received', ...headings, 'files', 'mail', 'other'];

/** An enquiry as a row under `leadHeadings`. */
export function leadRow(lead: Lead): readonly string[] {
  const values = wireFieldNames.map((field) => paramText(lead.params, ...wireFields[field]));
  const files = lead.files.map((file) => file.name).join('; ');
  return [lead.id, isoIn(ownersZone, lead.receivedAt), ...values, files, lead.mail.state, others(lead)];
}

/** How its mail stands: a refusal does not mend itself, a failure may. */
function mailWord({ state, attempts, lastError }: MailSummary): string {
  if (state !== 'waiting' || attempts === 0) return state;
  return lastError.startsWith(refusedMark) ? lastError.split(':', 1).join() : `${state}, tries: ${attempts}`;
}

export const listHeadings = ['id', `received (${ownersZone})`, 'name', 'e-mail', 'service', 'files', 'mail'];

/** An enquiry as a row under `listHeadings`. */
export function listRow(lead: Lead): readonly string[] {
  return [
    lead.id,
    isoIn(ownersZone, lead.receivedAt).slice(0, 16).replace('T', ' '),
    paramText(lead.params, ...wireFields.name),
    lead.address,
    paramText(lead.params, ...wireFields.service),
    String(lead.files.length),
    mailWord(lead.mail),
  ];
}

/** One enquiry for people. */
export function leadCard(lead: Lead, files: FileStore): readonly (readonly [string, string])[] {
  const row = leadRow(lead);
  const { mail, consent } = lead;
  const more: readonly (readonly [string, string])[] = [
    ...(lead.heldFor === '' ? [] : [['held', quarantinedWords[lead.heldFor]] as const]),
    ...(lead.mergedInto === '' ? [] : [['merged into', lead.mergedInto] as const]),
    ['mail', [mail.state, `tried ${mail.attempts} times`, mail.lastError].filter(Boolean).join(', ')],
    ['consent', `${consent.given ? 'given' : 'not given'} to text ${consent.text}, ${isoIn(ownersZone, consent.at)}`],
    ...lead.files.map((file): readonly [string, string] => [
      'file',
      [`${file.name}: ${files.path(file.id)}`, ...file.signs.map((sign) => signWords[sign])].join(', '),
    ]),
  ];
  const shown = leadHeadings.map((heading, i): readonly [string, string] => [heading, row[i] ?? '']);
  const hidden = new Set(['files', 'mail', 'consent']);
  return [...shown.filter(([name, value]) => value !== '' && !hidden.has(name)), ...more];
}
