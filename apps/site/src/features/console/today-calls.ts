import { ask, post } from './calls.ts';
import type { State } from './inbox-calls.ts';

export type FollowUp = Readonly<{
  id: string;
  name: string;
  state: State;
  holder: string;
  followUp: string;
  isLate: boolean;
}>;

export type Day = Readonly<{
  day: string;
  /** Where the firm’s clock hangs. */
  timeZone: string;
  came: Readonly<{ lastDay: number; nobodys: number; oldest: string | null; held: number }>;
  due: readonly FollowUp[];
  dueCount: number;
  calls: readonly Readonly<{ id: string; start: string; name: string; timeZone: string }>[];
}>;

export const today = () => ask<Day>('/today');

export type Troubles = Readonly<{
  looked: string | null;
  isWatched: boolean;
  troubles: readonly Readonly<{ name: string; says: string; since: string | null }>[];
}>;

export const troubles = () => ask<Troubles>('/troubles');

export type Finding = Readonly<{ about: string; state: 'ok' | 'look' | 'bad'; says: string }>;

export const report = () => ask<Readonly<{ findings: readonly Finding[] }>>('/report');

export type Review = Readonly<{
  kind: 'fact' | 'fee' | 'claim';
  /** These two name what is confirmed, as it stood when it was seen. */
  key: string;
  version: string;
  name: string;
  says: string;
  by: string | null;
  sources: readonly Readonly<{ title: string; url: string | null }>[];
  owner: string;
  where: string;
  /** The page of the site that says it; null where it is said here. */
  page: string | null;
}>;

export type Confirmed = Readonly<{ id: string; kind: Review['kind']; name: string; day: string; who: string }>;
export type Reviews = Readonly<{ reviews: readonly Review[]; confirmed: readonly Confirmed[] }>;

export const reviews = () => ask<Reviews>('/reviews');
export const stillTrue = ({ kind, key, version }: Review) => post<Reviews>('/reviews', { kind, key, version });
export const undoStillTrue = (id: string) => post<Reviews>(`/reviews/${encodeURIComponent(id)}/undo`);

type Item = Readonly<{ kind: string; what: string; where: string }>;
export const launch = () => ask<Readonly<{ items: readonly Item[] }>>('/launch');

export type DaySums = Readonly<{
  day: string;
  pages: number;
  calculators: number;
  enquiries: number;
  held: number;
  calls: number;
}>;

export const counts = () => ask<Readonly<{ days: readonly DaySums[] }>>('/counts');
