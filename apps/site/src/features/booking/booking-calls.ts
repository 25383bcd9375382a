import { isRefused, type Refused } from '@formation/leads';
import { answerLimit } from '../../lib/answer-limit.ts';
import { addressInPageLanguage } from '../../lib/page-language.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';

/** What the server says of a booking. */
export type Booked = Readonly<{
  id: string;
  state: 'booked' | 'cancelled';
  start: string;
  end: string;
  icsUrl: string;
  manageUrl: string;
}>;

/** What it says of a new one: also whether a confirmation is mailed, of which an address gets only so many a day. */
export type NewlyBooked = Booked & Readonly<{ mailed: boolean }>;

/** Why it did not work: somebody was faster, the time is gone, the link is wrong or its call over, too many tries, or no answer. */
export type Refusal = 'taken' | 'past' | 'badLink' | 'tooMany' | 'failed';

/** Whether the time is not to be had: then others of those that are shown may be gone, too. */
export const isGone = (refusal: Refusal): boolean => refusal === 'taken' || refusal === 'past';

/** The holder of a booking: its id and the token of the signed link. */
export type Holder = Readonly<{ id: string; token: string }>;

type Answer<T extends object> = Promise<T | Refused<Refusal>>;

/** The codes of our own server (refusal-answers.ts there); any other failure is `failed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  taken: 'taken',
  'not-offered': 'past',
  'bad-token': 'badLink',
  'not-found': 'badLink',
  'too-late': 'badLink',
  'too-many-requests': 'tooMany',
  'too-many-calls': 'tooMany',
};

const inJson = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function ask<T extends object>(path: string, request?: RequestInit): Answer<T> {
  try {
    const answer = await fetch(path, { ...request, signal: answerLimit() });
    if (answer.ok) return (await answer.json()) as T; // our own server's shape
    const { code } = (await answer.json()) as { code?: string };
    return { refused: refusals[code ?? ''] ?? 'failed' };
  } catch {
    return { refused: 'failed' };
  }
}

/** The free starts between two instants, in order. */
export async function freeSlots(from: Date, to: Date): Answer<readonly string[]> {
  const span = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const answer = await ask<{ slots: readonly { start: string }[] }>(`/api/v1/slots?${span}`);
  return isRefused(answer) ? answer : answer.slots.map(({ start }) => start);
}

/** Who calls and about what, as typed, and when. */
type Request = Typed & Readonly<{ start: string; timeZone: string }>;

/** Books a call. The key makes a second press of the same button count once. */
export const book = (request: Request, key: string) =>
  ask<NewlyBooked>(addressInPageLanguage('/api/v1/bookings'), inJson(request, { 'Idempotency-Key': key }));

const address = ({ id }: Holder) => `/api/v1/bookings/${encodeURIComponent(id)}`;

/** How a booked call stands now. */
export const find = (holder: Holder) =>
  ask<Booked>(`${address(holder)}?${new URLSearchParams({ token: holder.token })}`);

export const cancel = (holder: Holder) => ask<Booked>(`${address(holder)}/cancel`, inJson({ token: holder.token }));

export const move = (holder: Holder, start: string) =>
  ask<Booked>(`${address(holder)}/move`, inJson({ token: holder.token, start }));
