import {
  bookCall,
  bookingCall,
  cancelCall,
  confirmCall,
  isRefused,
  moveCall,
  readAnswer,
  refusalAnswer,
  type Refused,
  slotsCall,
  type VisitorAnswer,
} from '@formation/leads';
import { answerLimit } from '../../lib/input/answer-limit.ts';
import type { Typed } from '../../lib/input/use-typed.ts';
import { addressInPageLanguage } from '../../lib/language/page-language.ts';

/** What the server says of a booking. */
export type FoundCall = VisitorAnswer<typeof bookingCall>;

/** What it says of a new one: also whether a confirmation is mailed, of which an address gets only so many a day. */
export type NewlyBooked = VisitorAnswer<typeof bookCall>;

/** Why it did not work: somebody was faster, the time is gone, the link is wrong, its call over, the note of the form used, too many tries, what a visitor may have of the times is taken, or no answer. */
export type Refusal = 'taken' | 'past' | 'badLink' | 'over' | 'formUsed' | 'tooMany' | 'shareTaken' | 'failed';

/** Whether the time is not to be had: then others of those that are shown may be gone, too. */
export const isGone = (refusal: Refusal): boolean => refusal === 'taken' || refusal === 'past';

/** The holder of a booking: its id and the token of the signed link. */
export type LinkOwner = Readonly<{ id: string; token: string }>;

/** The codes of our own server; any other failure is `failed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  taken: 'taken',
  'not-offered': 'past',
  'bad-token': 'badLink',
  'not-found': 'badLink',
  'too-late': 'over',
  'form-used': 'formUsed',
  'too-many-requests': 'tooMany',
  'too-many-calls': 'tooMany',
  'share-taken': 'shareTaken',
};

const inJson = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

type Call =
  | typeof slotsCall
  | typeof bookCall
  | typeof bookingCall
  | typeof confirmCall
  | typeof cancelCall
  | typeof moveCall;
type Answer<C extends Call> = Promise<VisitorAnswer<C> | Refused<Refusal>>;

async function ask<C extends Call>(call: C, path: string, request?: RequestInit): Answer<C> {
  try {
    const answer = await fetch(path, { signal: answerLimit(), ...request });
    const json: unknown = await answer.json();
    if (answer.ok) return readAnswer<C['answer']>(call.answer, json) ?? { refused: 'failed' };
    return { refused: refusals[readAnswer(refusalAnswer, json)?.code ?? ''] ?? 'failed' };
  } catch {
    return { refused: 'failed' };
  }
}

/** How long to wait before a look that got no answer is tried once more: a phone may have changed its line meanwhile. */
const pauseMs = 1000;

/** The free starts between two instants, in order. */
export async function freeSlots(from: Date, to: Date): Promise<readonly string[] | Refused<Refusal>> {
  const span = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const limit = { signal: answerLimit() }; // both looks together are waited for as long as one
  const look = () => ask(slotsCall, `${slotsCall.path}?${span}`, limit);
  let answer = await look();
  if (isRefused(answer) && answer.refused === 'failed') {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await look();
  }
  return isRefused(answer) ? answer : answer.slots.map(({ start }) => start);
}

/** Who calls and about what, as typed, and when. */
type Request = Typed & Readonly<{ start: string; timeZone: string }>;

/** Books a call. The key makes a second press of the same button count once. */
export const book = (request: Request, key: string) =>
  ask(bookCall, addressInPageLanguage(bookCall.path), inJson(request, { 'Idempotency-Key': key }));

const address = ({ path }: Call, { id }: LinkOwner) => path.replace(':id', () => encodeURIComponent(id));

/** How a booked call stands now. */
export const find = (holder: LinkOwner) =>
  ask(bookingCall, `${address(bookingCall, holder)}?${new URLSearchParams({ token: holder.token })}`);

/** Says that the e-mail address is the visitor’s; only the link of a mail can. */
export const confirm = (holder: LinkOwner) =>
  ask(confirmCall, address(confirmCall, holder), inJson({ token: holder.token }));

export const cancel = (holder: LinkOwner) =>
  ask(cancelCall, address(cancelCall, holder), inJson({ token: holder.token }));

export const move = (holder: LinkOwner, start: string) =>
  ask(moveCall, address(moveCall, holder), inJson({ token: holder.token, start }));
