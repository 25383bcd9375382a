import { type Locale, locales, type messages } from '@formation/content';
import { otherParams, paramText, wireFieldNames, wireFields } from '@formation/leads';
import * as v from 'valibot';
import { fileSigns } from '../../store/file-signs.ts';
import { heldReasons } from '../../store/held.ts';
import { changeNames, enquiryStates, type Entry, unmergeMs } from '../../store/inbox.ts';
import type { Lead } from '../../store/lead.ts';
import { instant, toIso } from './fields.ts';

const count = v.number();

/** Why an enquiry is held; empty where it is not, or nobody knows any more. */
export const heldFor = v.picklist(['', ...heldReasons]);

/** When to look at it again, or empty. */
export const followUp = v.union([v.literal(''), instant]);
export const timeOrNone = (at: number): string => (at === 0 ? '' : toIso(at));

/** Whether it is out of the lists until that time, or has come back. */
export const rest = v.picklist(['', 'asleep', 'back']);

/** What came with an enquiry. */
const sent = {
  id: v.string(),
  receivedAt: instant,
  address: v.string(),
  typed: v.array(v.object({ name: v.string(), text: v.string() })),
  files: v.array(v.object({ id: v.string(), name: v.string(), bytes: count, signs: v.array(v.picklist(fileSigns)) })),
  mail: v.object({ state: v.string(), attempts: count, lastError: v.string() }),
  consent: v.object({ given: v.boolean(), text: v.string(), at: instant }),
  /** Of the page that it came from. */
  language: v.picklist(Object.keys(locales) as readonly Locale[]), // its own keys
};

/** One that another stands for. */
const mergedPart = v.object({
  ...sent,
  mergedInto: v.string(),
  mergedBy: v.string(),
  mergedAt: instant,
  /** How long it can be undone. */
  undoUntil: instant,
});

/** An enquiry as the console's calls answer it. */
export const entry = v.object({
  ...sent,
  suspicious: v.boolean(),
  heldFor,
  state: v.picklist(enquiryStates),
  holder: v.string(),
  followUp,
  rest,
  version: count,
  /** What was merged into it, the oldest first. */
  merged: v.array(mergedPart),
  answers: v.array(
    v.object({
      id: v.string(),
      /** The enquiry that it answers. */
      enquiry: v.string(),
      who: v.string(),
      address: v.string(),
      subject: v.string(),
      text: v.string(),
      at: instant,
      /** How much longer it can be taken back, whatever the clock of the reader says. */
      undoLeftMs: count,
      mail: v.string(),
      lastError: v.string(),
    }),
  ),
  history: v.array(
    v.object({
      /** The enquiry that it was done to. */
      enquiry: v.string(),
      at: instant,
      who: v.string(),
      what: v.picklist(changeNames),
      text: v.string(),
    }),
  ),
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
  files: lead.files.map(({ id, name, bytes, signs }) => ({ id, name, bytes, signs: [...signs] })),
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
  merged: found.merged.map(asMerged),
  answers: found.answers.map((each) => ({ ...each, at: toIso(each.at) })),
  history: found.history.map((each) => ({ ...each, at: toIso(each.at) })),
});
