import { site } from '@formation/content';
import { otherParams, paramText, wireFields } from '@formation/leads';
import type { Lead } from '../store/store.ts';
import { type Letter, letter, type Line } from './letter.ts';

/** What the owner reads before each field. */
const labels = [
  ['Name', wireFields.name],
  ['Number', wireFields.number],
  ['E-mail', wireFields.email],
  ['Service', wireFields.service],
  ['Annual revenue', wireFields.revenue],
  ['Message', wireFields.message],
  ['Consent', wireFields.consent],
  ['Sent', wireFields.submitted],
] as const;

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function lines({ id, receivedAt, params, files }: Lead): readonly Line[] {
  const ours = labels.map(([label, names]): Line => [label, paramText(params, ...names)]);
  const theirs = otherParams(params).map(([name, value]): Line => [name, asText(value)]);
  const attached = files.map((file): Line => ['File', `${file.name} (${file.bytes} bytes, ${file.type})`]);
  const kept: readonly Line[] = [
    ['Received', new Date(receivedAt).toISOString()],
    ['Id', id],
  ];
  return [...ours, ...theirs, ...attached, ...kept].filter((line) => !Array.isArray(line) || line[1] !== '');
}

const sender = ({ params, address }: Lead) => paramText(params, 'contact_name', 'contactName') || address;

/** Tells the owner of one enquiry. */
export function enquiryLetter(lead: Lead): Letter {
  const service = paramText(lead.params, 'service_needed', 'serviceNeeded');
  return letter(['Enquiry from', sender(lead), service && `(${service})`].join(' '), lines(lead));
}

/** Tells the owner of many enquiries in one mail. Files stay on the server. */
export function digestLetter(leads: readonly Lead[]): Letter {
  const each = leads.flatMap((lead): readonly Line[] => [{ heading: `Enquiry from ${sender(lead)}` }, ...lines(lead)]);
  return letter(`${leads.length} enquiries`, [
    'More enquiries arrived than are mailed one by one. Files are not attached: npm run leads -- show ID says where each lies.',
    ...each,
  ]);
}

/** Brings the list of codes that somebody asked for. It repeats nothing that was sent. */
export function codeListLetter(siteUrl: string): Letter {
  return letter('The list of HSIC codes', [
    'You asked for the list of HSIC codes: every entry with its English and Chinese title, as a file for a spreadsheet.',
    `It is also at ${siteUrl}/hsic-codes.csv`,
    `If you have not asked ${site.brand} for it, somebody gave your address by mistake: no answer is needed.`,
  ]);
}

/** The fixed reply. It repeats nothing that was sent, so that nobody can be written to through the form. */
export function replyLetter(): Letter {
  return letter(`${site.brand} has your message`, [
    'Thank you for your message. We have it and answer within 48 hours.',
    `If you have not written to ${site.brand}, somebody gave your address by mistake: no answer is needed.`,
  ]);
}
