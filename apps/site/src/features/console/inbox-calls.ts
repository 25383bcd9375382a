import type { Locale } from '@formation/content';
import { ask, post } from './calls.ts';
import type { Words } from './words.ts';

export type State = keyof Words['states'];
/** Out of the lists until that time, or back. */
export type Rest = 'asleep' | 'back' | '';
/** A state, without what sleeps; or what sleeps. */
export type ListName = State | 'asleep';
type HeldFor = keyof Words['enquiry']['heldFor'];

export type Row = Readonly<{
  id: string;
  receivedAt: string;
  name: string;
  address: string;
  service: string;
  message: string;
  state: State;
  heldFor: HeldFor | '';
  holder: string;
  /** When to look at it again; empty for never. */
  followUp: string;
  rest: Rest;
  files: number;
}>;

export type Counts = Readonly<Record<ListName, number>>;
type Page = Readonly<{ rows: readonly Row[]; next: string | null; counts: Counts }>;

export const enquiries = (state: ListName, from?: string) =>
  ask<Page>(`/enquiries?${new URLSearchParams({ state, ...(from !== undefined && { from }) })}`);

/** The enquiries in any state that hold what was typed. */
export const searched = (words: string, from?: string) =>
  ask<Omit<Page, 'counts'>>(`/search?${new URLSearchParams({ words, ...(from !== undefined && { from }) })}`);

export type Change = Readonly<{ enquiry: string; at: string; who: string; what: ChangeName; text: string }>;
type ChangeName = Exclude<keyof Words['enquiry']['changes'], 'nobody' | 'noFollowUp' | 'seeNews'>;

/** What was written to the visitor. */
export type Answer = Readonly<{
  id: string;
  enquiry: string;
  who: string;
  address: string;
  subject: string;
  text: string;
  at: string;
  /** How much longer it can be taken back, since it was asked for. */
  undoLeftMs: number;
  mail: keyof Words['answer']['mails'];
  lastError: string;
}>;

/** What came with an enquiry. */
export type Sent = Readonly<{
  id: string;
  receivedAt: string;
  address: string;
  typed: readonly Readonly<{ name: string; text: string }>[];
  files: readonly Readonly<{ id: string; name: string; signs: readonly (keyof Words['enquiry']['signs'])[] }>[];
  consent: Readonly<{ given: boolean; text: string }>;
  /** Of the page that it came from. */
  language: Locale;
}>;

/** An enquiry that another stands for. */
export type Part = Sent & Readonly<{ mergedBy: string; mergedAt: string; undoUntil: string }>;

export type Entry = Sent &
  Pick<Row, 'state' | 'heldFor' | 'holder' | 'followUp' | 'rest'> &
  Readonly<{
    suspicious: boolean;
    version: number;
    /** What was merged into it, the oldest first. */
    merged: readonly Part[];
    history: readonly Change[];
    answers: readonly Answer[];
  }>;

const path = (id: string) => `/enquiries/${encodeURIComponent(id)}`;

export const enquiry = (id: string) => ask<Entry>(path(id));
export const people = () => ask<Readonly<{ people: readonly string[] }>>('/people');

/** Where a browser saves an attachment from. */
export const fileAddress = (id: string, file: string) => `/api/console/v1${path(id)}/files/${encodeURIComponent(file)}`;

/** What somebody wants to change. */
export type Work = Readonly<{
  state?: State;
  holder?: string;
  followUp?: string;
  note?: string;
  answeredElsewhere?: true;
}>;

/** Sends a change; with the same key it counts once, however often the line breaks. */
export const change = (id: string, work: Work & Readonly<{ version: number; key: string }>) =>
  post<Entry>(`${path(id)}/work`, work);

/** Erases a held enquiry for good. Made twice, it counts once. */
export const erase = (id: string, version: number) => post<Readonly<{ done: true }>>(`${path(id)}/erase`, { version });
