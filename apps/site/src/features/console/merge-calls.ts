import { ask, post } from './calls.ts';
import type { Entry, Row } from './inbox-calls.ts';

const path = (id: string) => `/enquiries/${encodeURIComponent(id)}`;

/** What an enquiry can be merged with, the newest first. */
export const others = (id: string) => ask<Readonly<{ rows: readonly Row[] }>>(`${path(id)}/others`);

type Seen = Readonly<{ id: string; version: number }>;

/** Lets the first stand for the second; with the same key it counts once. */
export const merge = ({ id, version }: Seen, { id: other, version: seen }: Seen, key: string) =>
  post<Entry>(`${path(id)}/merge`, { version, other: { id: other, version: seen }, key });

/** Lets what was merged stand by itself again. */
export const unmerge = ({ id, version }: Seen, other: string, key: string) =>
  post<Entry>(`${path(id)}/unmerge`, { version, other, key });
