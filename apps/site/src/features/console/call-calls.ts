import { ask, post } from './calls.ts';
import type { Words } from './words.ts';

export type Outcome = '' | 'held' | 'no-show';

export type Call = Readonly<{
  id: string;
  start: string;
  end: string;
  name: string;
  email: string;
  timeZone: string;
  topic: string;
  state: 'booked' | 'cancelled';
  outcome: Outcome;
  videoUrl: string;
  version: number;
}>;

export type CallChange = Readonly<{
  at: string;
  who: string;
  what: 'moved' | 'cancelled' | 'video' | 'outcome';
  text: string;
}>;

export type CallMail = Readonly<{
  kind: string;
  state: keyof Words['calls']['mails']['states'];
  due: string | null;
  settled: string | null;
}>;
export type CallEntry = Call & Readonly<{ history: readonly CallChange[]; mails: readonly CallMail[] }>;

type Span = Readonly<{ from: number; to: number }>;

export const spanQuery = ({ from, to }: Span) =>
  String(new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));

export const callsIn = (span: Span) => ask<Readonly<{ calls: readonly Call[] }>>(`/calls?${spanQuery(span)}`);
export const freeTimes = (span: Span) => ask<Readonly<{ starts: readonly string[] }>>(`/free-times?${spanQuery(span)}`);

const path = (id: string) => `/calls/${encodeURIComponent(id)}`;
export const call = (id: string) => ask<CallEntry>(path(id));

/** What somebody does to a call: one of these. */
export type CallWork =
  | Readonly<{ move: string }>
  | Readonly<{ cancel: string }>
  | Readonly<{ outcome: Outcome }>
  | Readonly<{ videoUrl: string }>;

/** Sends a change; with the same key it counts once, however often the line breaks. */
export const workOnCall = (id: string, work: CallWork & Readonly<{ version: number; key: string }>) =>
  post<CallEntry>(`${path(id)}/work`, work);

type Interval = Readonly<{ from: number; to: number }>;

export type Opening = Readonly<{
  week: readonly (readonly Interval[])[];
  closed: readonly Readonly<{ day: string; name: string }>[];
  /** The closed days of the file that this list took account of: sent back with it. */
  seen: readonly string[];
  holidaysUntil: string;
  timeZone: string;
  version: number;
  standing: readonly Readonly<{ id: string; day: string; start: string; name: string }>[];
}>;

export const opening = () => ask<Opening>('/opening');
export const changeOpening = (hours: Omit<Opening, 'timeZone' | 'standing'>) => post<Opening>('/opening', hours);
