import type { Outcome } from './call-calls.ts';
import { ask, fileFrom, post } from './calls.ts';
import type { State } from './inbox-calls.ts';

export type PersonRow = Readonly<{
  address: string;
  name: string;
  enquiries: number;
  calls: number;
  reminders: number;
}>;

export type Page<Row> = Readonly<{ rows: readonly Row[]; next: string | null }>;

const query = (given: Readonly<Record<string, string | undefined>>) =>
  String(new URLSearchParams(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined)));

export const persons = (words: string, from?: string) => ask<Page<PersonRow>>(`/persons?${query({ words, from })}`);
export const personsCsv = (words: string) => `/csv/persons?${query({ words })}`;

/** What was done for somebody who asked. */
export type Request = Readonly<{
  id: string;
  day: string;
  at: string | null;
  what: 'exported' | 'begun' | 'erased';
  person: string;
  by: string;
}>;

export const register = (from?: string) => ask<Page<Request>>(`/register?${query({ from })}`);

export type Person = Readonly<{
  address: string;
  name: string;
  counts: Readonly<
    Record<'enquiries' | 'files' | 'notes' | 'answers' | 'drafts' | 'calls' | 'reminders' | 'mails', number>
  >;
  enquiries: readonly Readonly<{
    id: string;
    receivedAt: string;
    service: string;
    message: string;
    state: State;
    holder: string;
    files: number;
    /** Whether another stands for it. */
    isMerged: boolean;
  }>[];
  answers: readonly Readonly<{ id: string; enquiry: string; at: string; who: string; subject: string }>[];
  calls: readonly Readonly<{
    id: string;
    start: string;
    topic: string;
    state: 'booked' | 'cancelled';
    outcome: Outcome;
  }>[];
  reminders: readonly Readonly<{
    id: string;
    state: 'asked' | 'confirmed';
    asked: string;
    since: string | null;
    until: string;
  }>[];
  consents: readonly Readonly<{ to: 'enquiry' | 'reminders'; id: string; given: boolean; text: string; at: string }>[];
  requests: readonly Request[];
}>;

export const person = (address: string) => ask<Person>(`/person?${query({ address })}`);
export const exported = (address: string) => fileFrom('/person/export', { address });

export type Removed = Readonly<Record<'enquiries' | 'files' | 'bookings' | 'reminders' | 'mails', number>>;

export const erased = (address: string, typed: string) =>
  post<Readonly<{ removed: Removed }>>('/person/erase', { address, typed });
