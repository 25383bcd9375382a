import { isRefused, type Refused } from '@formation/leads';
import type { Role } from './words.ts';

/** Why something did not work, by the server's code or the name of the field that is wrong. */
export type Failed = Refused<string>;

/** Whether the server may have got it or not: it is sent again, with the same key. */
export const isLost = ({ refused }: Failed) => refused === 'failed' || refused === 'not-durable';

type Answer<T extends object> = Promise<T | Failed>;

const base = '/api/console/v1';

/** Who is in. A change carries the token of their session. */
let me: Me | undefined;

async function asked<T extends object>(
  path: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Answer<T> {
  try {
    const answer = await fetch(base + path, init);
    if (answer.ok) return await read(answer);
    const { field, code = 'failed' } = (await answer.json()) as Readonly<{ code?: string; field?: string }>; // our own server's shape
    return { refused: field ?? code };
  } catch {
    return { refused: 'failed' };
  }
}

const json = <T extends object>(answer: Response) => answer.json() as Promise<T>; // our own server's shape

export const ask = <T extends object>(path: string, init: RequestInit = {}) => asked<T>(path, init, json);

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Console-Token': me?.token ?? '' },
  body: JSON.stringify(body),
});

export type Me = Readonly<{ email: string; role: Role; token: string }>;

export async function findMe(): Answer<Me> {
  const found = await ask<Me>('/me');
  if (!isRefused(found)) me = found;
  return found;
}

/**
 * Sends a change. Where somebody has signed in again in another tab since, the browser has another session: its token is
 * learnt, and the change goes once more. Where it is somebody else's, the session of this tab is over.
 */
async function changed<T extends object>(
  path: string,
  body: object,
  read: (answer: Response) => Promise<T>,
): Answer<T> {
  const before = me;
  const first = await asked(path, posted(body), read);
  if (before === undefined || !isRefused(first) || first.refused !== 'forbidden') return first;
  const now = await ask<Me>('/me');
  if (isRefused(now)) return now;
  if (now.email !== before.email) return { refused: 'signed-out' };
  if (now.token === before.token) return first;
  me = now;
  return asked(path, posted(body), read);
}

export const post = <T extends object>(path: string, body: object = {}) => changed<T>(path, body, json);

/** A file that is made for us; whole, or not at all. */
export const fileFrom = (path: string, body?: object) => {
  const read = (answer: Response) => answer.blob();
  return body === undefined ? asked(path, {}, read) : changed(path, body, read);
};

export type Done = Readonly<{ done: true }>;

export const signOut = () => post<Done>('/sign-out');

export type Device = Readonly<{ id: string; device: string; seen: string; isThis: boolean }>;

export const devices = () => ask<Readonly<{ sessions: readonly Device[] }>>('/sessions');
export const endDevice = (id: string) => post<Done>(`/sessions/${encodeURIComponent(id)}/end`);

/** What the passkey library is given; only it looks inside. */
export type Options = Readonly<{ challenge: string }> | null;

export const passkeyOptions = () => post<Readonly<{ passkey: Options }>>('/sign-in/options');
export const signInByPasskey = (proof: object) => post<Done>('/sign-in/passkey', { proof });

export type Typed = Readonly<Record<string, string>>;
export const signInByPassword = (typed: Typed) => post<Done>('/sign-in/password', typed);

export type Guest = Readonly<{
  email: string;
  role: Role;
  codeSecret: string;
  codeAddress: string;
  picture: Readonly<{ size: number; path: string }>;
  passkey: Options;
}>;

export type Enrolled = Readonly<{ recoveryCodes: readonly string[] }>;

/** The key of one-time codes, as text, as an address and as a QR code. */
export type CodeKey = Pick<Guest, 'codeSecret' | 'codeAddress' | 'picture'>;

export const lookAt = (invitation: string) => post<Guest>('/enrolment/look', { invitation });
export const enrolByPasskey = (invitation: string, proof: object) =>
  post<Enrolled>('/enrolment/passkey', { invitation, proof });
export const enrolByPassword = (invitation: string, typed: Typed) =>
  post<Enrolled>('/enrolment/password', { invitation, ...typed });
