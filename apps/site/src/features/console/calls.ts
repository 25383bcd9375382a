import { isRefused, type Refused } from '@formation/leads';
import type { Role } from './words.ts';

/** Why something did not work, by the server's code or the name of the field that is wrong. */
export type Failed = Refused<string>;

/** Whether the server may have got it or not: it is sent again, with the same key. */
export const isLost = ({ refused }: Failed) => refused === 'failed' || refused === 'not-durable';

type Answer<T extends object> = Promise<T | Failed>;

const base = '/api/console/v1';

/** What a change must carry; it is learnt with who one is. */
let token = '';

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

export const ask = <T extends object>(path: string, init: RequestInit = {}) =>
  asked(path, init, (answer) => answer.json() as Promise<T>); // our own server's shape

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Console-Token': token },
  body: JSON.stringify(body),
});

export const post = <T extends object>(path: string, body: object = {}) => ask<T>(path, posted(body));

/** A file that is made for us; whole, or not at all. */
export const fileFrom = (path: string, body?: object) =>
  asked(path, body === undefined ? {} : posted(body), (answer) => answer.blob());

export type Me = Readonly<{ email: string; role: Role; token: string }>;

export async function findMe(): Answer<Me> {
  const me = await ask<Me>('/me');
  if (!isRefused(me)) ({ token } = me);
  return me;
}

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
