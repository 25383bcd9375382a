import type { Answer, personCalls } from '@formation/console-api';
import { paramText, wireFields } from '@formation/leads';
import type { Selectable } from 'kysely';
import { readParams } from '../../db/read-params.ts';
import type { Tables } from '../../db/schema.ts';
import { restOf } from '../../enquiries/work/snooze.ts';
import type { StoredData } from '../../people/persons.ts';
import { feePlatform } from '../../reminders/fee-news.ts';
import type { Request } from './register-rows.ts';
import { toIso } from './to-iso.ts';

/** As many of each as a screen shows; the file for the person has all. */
const mostShown = 200;
/** As much of a message as a list shows. */
const begins = 160;

type Rows = { readonly [Name in keyof Tables]: readonly Selectable<Tables[Name]>[] };

/** The rows of a table, the newest first: what was gathered is by the table’s own columns. */
function rowsOf<Name extends keyof Rows>(stored: StoredData, table: Name, at: keyof Rows[Name][number]) {
  const rows = (stored[table] ?? []) as unknown as readonly Selectable<Tables[Name]>[];
  const instantOf = (row: Selectable<Tables[Name]>) => Number(row[at as unknown as keyof Selectable<Tables[Name]>]);
  return rows.toSorted((a, b) => instantOf(b) - instantOf(a));
}

const lengthOf = (stored: StoredData, table: string) => stored[table]?.length ?? 0;

const countsOf = (stored: StoredData) => ({
  enquiries: lengthOf(stored, 'enquiries'),
  files: lengthOf(stored, 'files'),
  notes: rowsOf(stored, 'enquiry_history', 'at').filter(({ what }) => what === 'note').length,
  answers: lengthOf(stored, 'enquiry_answers'),
  drafts: rowsOf(stored, 'enquiry_drafts', 'at').filter(({ subject, text }) => subject + text !== '').length,
  calls: lengthOf(stored, 'bookings'),
  reminders: lengthOf(stored, 'reminders'),
  mails: lengthOf(stored, 'mails'),
});

function enquiriesIn(stored: StoredData, now: number) {
  const mailOf = new Map(
    rowsOf(stored, 'mails', 'created_at').flatMap(({ kind, subject, state }) =>
      kind === 'enquiry' ? [[subject, state] as const] : [],
    ),
  );
  const files = Map.groupBy(rowsOf(stored, 'files', 'bytes'), (file) => file.enquiry_id);
  return rowsOf(stored, 'enquiries', 'received_at').map((row) => {
    const { id, received_at: at, params: typed, state, holder } = row;
    const params = readParams(typed);
    const message = paramText(params, ...wireFields.message);
    return {
      id,
      receivedAt: toIso(at),
      name: paramText(params, ...wireFields.name),
      service: paramText(params, ...wireFields.service),
      message: message.slice(0, begins).toWellFormed(),
      state,
      holder,
      rest: restOf(row, now),
      mail: mailOf.get(id) ?? '',
      files: files.get(id)?.length ?? 0,
      isMerged: row.merged_into !== '',
    };
  });
}

function answersIn(stored: StoredData) {
  const mailOf = new Map(rowsOf(stored, 'mails', 'created_at').map(({ id, state }) => [id, state]));
  return rowsOf(stored, 'enquiry_answers', 'at').map(({ id, enquiry_id: enquiry, at, who, subject }) => {
    return { id, enquiry, at: toIso(at), who, subject, mail: mailOf.get(id) ?? '' };
  });
}

const callsIn = (stored: StoredData) =>
  rowsOf(stored, 'bookings', 'start_at').map(({ id, name, start_at: start, topic, state, outcome }) => {
    return { id, name, start: toIso(start), topic, state, outcome };
  });

const remindersIn = (stored: StoredData) =>
  rowsOf(stored, 'reminders', 'asked_at').map((row) => ({
    id: row.id,
    platform: feePlatform(row.facts) ?? '',
    state: row.state,
    asked: toIso(row.asked_at),
    since: row.since_at === 0 ? null : toIso(row.since_at),
    until: toIso(row.until_at),
  }));

function consentsIn(stored: StoredData) {
  const toEnquiries = rowsOf(stored, 'enquiries', 'received_at').map((row) => {
    const { id, consent_given: given, consent_text: text, consent_at: at } = row;
    return { to: 'enquiry' as const, id, given: given === 1, text, at };
  });
  const toReminders = rowsOf(stored, 'reminders', 'asked_at').flatMap((row) => {
    const { id, state, consent_text: text, since_at: at } = row;
    return state === 'confirmed' ? [{ to: 'reminders' as const, id, given: true, text, at }] : [];
  });
  const newestFirst = [...toEnquiries, ...toReminders].toSorted((a, b) => b.at - a.at);
  return newestFirst.map((each) => ({ ...each, at: toIso(each.at) }));
}

/** What is kept of an address, for a screen. Nothing kept is all empty. */
export function asPerson(
  address: string,
  stored: StoredData,
  { requests, now }: Readonly<{ requests: readonly Request[]; now: number }>,
): Answer<typeof personCalls.find> {
  const [enquiries, calls] = [enquiriesIn(stored, now), callsIn(stored)];
  const named = [...enquiries, ...calls].find(({ name }) => name !== '');
  return {
    address,
    name: named?.name ?? '',
    counts: countsOf(stored),
    enquiries: enquiries.slice(0, mostShown),
    answers: answersIn(stored).slice(0, mostShown),
    calls: calls.slice(0, mostShown),
    reminders: remindersIn(stored).slice(0, mostShown),
    consents: consentsIn(stored).slice(0, mostShown),
    requests: requests.slice(0, mostShown),
  };
}
