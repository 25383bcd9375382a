import {
  type Answer,
  answerOf,
  type Call,
  type Input,
  pathOf,
  prefix,
  readRefusal,
  sessionCalls,
} from '@formation/console-api';
import { isRefused, type Refused } from '@formation/leads';

/** Why something did not work, by the server's code or the name of the field that is wrong. */
export type Failed = Refused<string>;

/** Whether the server may have got it or not: it is sent again, with the same key. */
export const isLost = ({ refused }: Failed) => refused === 'failed' || refused === 'not-durable';

/** The server answers what this page does not know: one of the two is newer. */
const outdated: Failed = { refused: 'outdated' };

type Read<T> = (answer: Response) => Promise<T | undefined>;

/** Who is in. A change carries the token of their session. */
let me: Answer<typeof sessionCalls.me> | undefined;

async function fetched<T extends object>(path: string, init: RequestInit, read: Read<T>): Promise<T | Failed> {
  try {
    const answer = await fetch(prefix + path, init);
    if (answer.ok) return (await read(answer)) ?? outdated;
    const { field, code = 'failed' } = readRefusal(await answer.json()) ?? {};
    return { refused: field ?? code };
  } catch {
    return { refused: 'failed' };
  }
}

/** A file goes as its bytes, all else as JSON. */
function posted(body: unknown): RequestInit {
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Console-Token': me?.token ?? '' },
    body: isFile ? body : JSON.stringify(body),
  };
}

/**
 * Sends a change. Where somebody has signed in again in another tab since, the browser has another session: its token is
 * learnt, and the change goes once more. Where it is somebody else's, the session of this tab is over.
 */
async function change<T extends object>(path: string, body: unknown, read: Read<T>): Promise<T | Failed> {
  const before = me;
  const first = await fetched(path, posted(body), read);
  if (before === undefined || !isRefused(first) || first.refused !== 'forbidden') return first;
  const now = await ask(sessionCalls.me, {});
  if (isRefused(now)) return now;
  if (now.email !== before.email) return { refused: 'signed-out' };
  if (now.token === before.token) return first;
  me = now;
  return fetched(path, posted(body), read);
}

function send<C extends Call, T extends object>(call: C, input: Input<C>, read: Read<T>) {
  const path = pathOf(call, input);
  if (call.method === 'GET') return fetched(path, {}, read);
  return change(path, 'body' in input ? input.body : {}, read);
}

/** Makes a call, and reads its answer by the contract. */
export const ask = <C extends Call>(call: C, input: Input<C>): Promise<Answer<C> | Failed> =>
  send(call, input, async (answer) => answerOf(call, await answer.json()));

/** Sends a file, by a call that takes one. */
export const sendFile = <C extends Call & Readonly<{ sends: 'file' }>>(
  call: C,
  input: Input<C>,
  file: Blob,
): Promise<Answer<C> | Failed> =>
  change(pathOf(call, input), file, async (answer) => answerOf(call, await answer.json()));

/** A file that is made for us; whole, or not at all. */
export const fileFrom = <C extends Call>(call: C, input: Input<C>): Promise<Blob | Failed> =>
  send(call, input, (answer) => answer.blob());

/** Learns who is in, and the token of their changes. */
export async function findMe(): Promise<Me | Failed> {
  const found = await ask(sessionCalls.me, {});
  if (!isRefused(found)) me = found;
  return found;
}

export type Me = Answer<typeof sessionCalls.me>;
