import type { messages } from '@formation/content';
import { otherParams, paramText, wireFieldNames, wireFields } from '@formation/leads';
import type { Lead, StoredFile } from '../../enquiries/lead.ts';
import { type Entry, unmergeMs } from '../../enquiries/list/inbox.ts';
import { toIso } from './to-iso.ts';

export const timeOrNone = (at: number): string => (at === 0 ? '' : toIso(at));

export const asFile = ({ id, name, bytes, signs, reply, cameAt }: StoredFile) => ({
  id,
  name,
  bytes,
  reply,
  signs: [...signs],
  cameAt: timeOrNone(cameAt),
});

type Labelled = keyof typeof messages.en.console.enquiry.fields;

/** The consent stands beside them with its text, and the time with its zone. */
const fields: readonly Labelled[] = wireFieldNames.filter((field) => field !== 'consent' && field !== 'submitted');

/** What the visitor typed, as text, under the names that the page has words for; then what no field of ours sends. */
function typed({ params }: Lead) {
  const ours = fields.map((name) => ({ name, text: paramText(params, ...wireFields[name]) }));
  const others = otherParams(params).map(([name, value]) => ({
    name,
    text: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  }));
  return [...ours, ...others].filter((each) => each.text !== '');
}

const asSent = (lead: Lead) => ({
  receivedAt: toIso(lead.receivedAt),
  typed: typed(lead),
  files: lead.files.map(asFile),
  consent: { ...lead.consent, at: toIso(lead.consent.at) },
});

const asMerged = (lead: Lead) => ({
  ...lead,
  ...asSent(lead),
  mergedAt: toIso(lead.mergedAt),
  undoUntil: toIso(lead.mergedAt + unmergeMs),
});

export const asEntry = (found: Entry) => ({
  ...found,
  ...asSent(found),
  followUp: timeOrNone(found.followUp),
  tags: [...found.tags],
  merged: found.merged.map(asMerged),
  answers: found.answers.map((each) => ({ ...each, at: toIso(each.at), files: each.files.map(asFile) })),
  uploadLink:
    found.uploadLink === undefined ? null : { who: found.uploadLink.who, until: toIso(found.uploadLink.until) },
  replies: found.replies.map((each) => ({ ...each, at: toIso(each.at) })),
  history: found.history.map((each) => ({ ...each, at: toIso(each.at) })),
});
