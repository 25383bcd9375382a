import { ask, post } from './calls.ts';
import type { Entry } from './inbox-calls.ts';

export type Letter = Readonly<{ subject: string; text: string }>;
export type Draft = Letter & Readonly<{ version: number }>;

export type Begun = Draft & Readonly<{ enquiry: string }>;

/** One's own draft, and who else is writing. */
export type Written = Readonly<{
  /** The enquiry that it is written to. */
  enquiry: string;
  draft: Draft | null;
  /** What one had begun to write to those that were merged into it. */
  begun: readonly Begun[];
  writers: readonly Readonly<{ who: string; at: string }>[];
}>;

const path = (id: string) => `/enquiries/${encodeURIComponent(id)}`;

export const written = (id: string) => ask<Written>(`${path(id)}/draft`);
export const keepDraft = (id: string, { subject, text, version }: Draft) =>
  post<Written>(`${path(id)}/draft`, { subject, text, version });

/** An answer on its way: with its key it goes out once, however often it is sent. */
export type Sending = Letter & Readonly<{ version: number; address: string; key: string }>;

export const sendAnswer = (id: string, sending: Sending) => post<Entry>(`${path(id)}/answer`, sending);
export const undoAnswer = (id: string, answer: string) =>
  post<Entry>(`${path(id)}/answers/${encodeURIComponent(answer)}/undo`);
