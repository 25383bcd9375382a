import { fill, messages } from '@formation/content';
import { otherParams, paramText, wireFields } from '@formation/leads';
import type { Lead } from '../store/store.ts';
import { type Letter, letter, type Line } from './letter.ts';

const { labels, enquiry, digest, codeList, reply } = messages.en.mail;

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function lines({ id, receivedAt, params, files }: Lead): readonly Line[] {
  const fields = Object.keys(wireFields) as (keyof typeof wireFields)[]; // its own keys, in the order of the form
  const ours = fields.map((field): Line => [labels[field], paramText(params, ...wireFields[field])]);
  const theirs = otherParams(params).map(([name, value]): Line => [name, asText(value)]);
  const attached = files.map((file): Line => [labels.file, fill(enquiry.file, file)]);
  const kept: readonly Line[] = [
    [labels.received, new Date(receivedAt).toISOString()],
    [labels.id, id],
  ];
  return [...ours, ...theirs, ...attached, ...kept].filter((line) => !Array.isArray(line) || line[1] !== '');
}

/** Whom an enquiry is from, and what it asks for. */
function subject({ params, address }: Lead): string {
  const sender = paramText(params, ...wireFields.name) || address;
  const service = paramText(params, ...wireFields.service);
  return fill(service ? enquiry.subjectWithService : enquiry.subject, { sender, service });
}

/** Tells the owner of one enquiry. */
export function enquiryLetter(lead: Lead): Letter {
  return letter(subject(lead), lines(lead));
}

/** Tells the owner of many enquiries in one mail. Files stay on the server. */
export function digestLetter(leads: readonly Lead[]): Letter {
  const each = leads.flatMap((lead): readonly Line[] => [{ heading: subject(lead) }, ...lines(lead)]);
  return letter(fill(digest.subject, { count: leads.length }), [digest.text, ...each]);
}

/** Brings the list of codes that somebody asked for. It repeats nothing that was sent. */
export function codeListLetter(siteUrl: string): Letter {
  const address = fill(codeList.address, { url: `${siteUrl}/hsic-codes.csv` });
  return letter(codeList.subject, [codeList.text, address, codeList.byMistake]);
}

/** The fixed reply. It repeats nothing that was sent, so that nobody can be written to through the form. */
export function replyLetter(): Letter {
  return letter(reply.subject, [reply.text, reply.byMistake]);
}
