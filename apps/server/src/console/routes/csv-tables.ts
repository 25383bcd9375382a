import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls as callHours, messages } from '@formation/content';
import { csv, csvRows } from '@formation/csv';
import { paramText, type SaidField, wireFields } from '@formation/leads';
import { pageRows } from '../../db/every-page.ts';
import type { Booking } from '../../db/store.ts';
import type { InboxRow } from '../../enquiries/list/inbox.ts';
import { isoIn } from '../../outbox/time-in.ts';

const { timeZone } = callHours.hours;
const { languages } = messages.en.console.answer;

type Row = readonly string[];
type Page<T> = Readonly<{ rows: readonly T[]; next: string | undefined }>;

/** A table that is written page by page, so that nobody waits for a long one. */
export async function* written(headings: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield csv([headings]);
  for await (const rows of pages) yield csvRows(rows);
}

/** All pages of a list, one after the other. The embedded database answers within the turn: others would never get theirs. */
export async function* allPages<T>(ask: (from?: string) => Promise<Page<T>>, asRow: (each: T) => Row) {
  let page = await ask();
  yield page.rows.map(asRow);
  while (page.next !== undefined) {
    await nextTurn();
    page = await ask(page.next);
    yield page.rows.map(asRow);
  }
}

/** What is there already, as rows, so many in a turn: writing times in words takes longer than reading them. */
export async function* inSlices<T>(all: readonly T[], asRow: (each: T) => Row) {
  for (let at = 0; at < all.length; at += pageRows) {
    if (at > 0) await nextTurn();
    yield all.slice(at, at + pageRows).map(asRow);
  }
}

/** What a visitor says, under the headings of the lists. */
const said: Readonly<Record<SaidField, string>> = {
  name: 'name',
  email: 'e-mail',
  number: 'phone',
  service: 'service',
  message: 'message',
};
const columns = Object.keys(said) as SaidField[]; // its own keys

/** An enquiry as the lists show it. */
export const enquiryHeadings = [
  `received (${timeZone})`,
  ...columns.map((field) => said[field]),
  'state',
  'who has it',
  'tags',
  `look again at (${timeZone})`,
  'files',
];

/** How somebody of the firm is called, by address. */
type NameOf = (address: string) => string;

export const enquiryRow =
  (nameOf: NameOf) =>
  ({ receivedAt, params, address, state, holder, tags, followUp, files }: InboxRow): Row => [
    isoIn(timeZone, receivedAt),
    ...columns.map((field) => (field === 'email' ? address : paramText(params, ...wireFields[field]))),
    state,
    nameOf(holder),
    tags.join(', '),
    followUp === 0 ? '' : isoIn(timeZone, followUp),
    String(files),
  ];

/** A call as the lists show it. */
export const callHeadings = [
  `start (${timeZone})`,
  'start (visitor)',
  'time zone',
  'name',
  'e-mail',
  'phone',
  'language',
  'topic',
  'state',
  'outcome',
  'video call',
  'who has it',
  'notes',
];

/** The clock of a zone that is none any more stands still: Colombo's is there. */
function visitorsTime({ start, timeZone: zone }: Booking): string {
  try {
    return isoIn(zone, start);
  } catch {
    return '';
  }
}

/** What its people have noted about a call, the oldest first. */
type NotesOf = (id: string) => readonly string[];

export const callRow =
  (nameOf: NameOf, notesOf: NotesOf) =>
  (call: Booking): Row => [
    isoIn(timeZone, call.start),
    visitorsTime(call),
    call.timeZone,
    call.name,
    call.email,
    call.phone,
    languages[call.callLanguage],
    call.topic,
    call.state,
    call.outcome,
    call.videoUrl,
    nameOf(call.assignee),
    notesOf(call.id).join('\n'),
  ];

/** Each once, although it may be found on several pages: a person, or an enquiry that others were merged into. */
export function eachOnce<T>(keyOf: (row: T) => string) {
  const seen = new Set<string>();
  return ({ rows, next }: Page<T>): Page<T> => {
    const fresh = rows.filter((row) => !seen.has(keyOf(row)));
    for (const row of fresh) seen.add(keyOf(row));
    return { rows: fresh, next };
  };
}
