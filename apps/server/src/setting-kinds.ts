import { isIP } from 'node:net';
import * as v from 'valibot';

/** A whole number within bounds. */
export const wholeNumber = (from: number, to: number) => {
  const must = `must be a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, must),
    v.transform(Number),
    v.minValue(from, must),
    v.maxValue(to, must),
  );
};

/** An address of one of these schemes. */
export const address = (...schemes: readonly string[]) => {
  const must = `must be an address that starts with ${schemes.join(' or ')}`;
  return v.pipe(
    v.string(),
    v.check((text) => schemes.some((scheme) => text.startsWith(scheme)) && URL.canParse(text), must),
  );
};

/** Name and password are written as in any address: `%40` stands for @. */
function hasSigns(text: string): boolean {
  const { username, password, pathname } = new URL(text);
  try {
    return [username, password, pathname].map((part) => decodeURIComponent(part))[0] !== '';
  } catch {
    return false; // a % that stands for nothing
  }
}

/** A mailbox, with name and password. */
export const imap = v.pipe(
  address('imap://', 'imaps://'),
  v.check(hasSigns, 'must be an address like imaps://user:password@host/INBOX, with %40 for @ in the name'),
);

/** What PostgreSQL's own programs take: an address with a socket for a host is no URL to others. */
export const database = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres:// or postgresql://'),
);

/** Shorter ones can be guessed offline from what they sign. */
export const secret = v.pipe(
  v.string(),
  v.minLength(32, 'must have at least 32 characters: openssl rand -base64 32 makes one'),
);

/** Words with spaces or commas between them. */
export const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
/** Origins of sites. */
export const origins = v.pipe(
  list,
  v.check((all) => all.every(isOrigin), 'must be origins like https://www.example.com, separated by commas'),
);

/** One address; of `Name <address>` the address. */
export const mailbox = v.pipe(
  v.string(),
  v.transform((text) => /^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text),
  v.regex(/^[^\s@<>,]+@[^\s@<>,]+$/, 'must be one e-mail address'),
);
/** One word. */
export const word = v.pipe(v.string(), v.regex(/^\S+$/, 'must be one word without spaces'));
/** 0 or 1. */
export const onOff = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);

/** The start of an address for a host: an IPv6 address stands in brackets. */
export const httpOrigin = (host: string, port: number) => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

const isHost = (text: string) => /^[a-z\d.:-]+$/i.test(text) && URL.canParse(httpOrigin(text, 80));
/** Where a server can listen. */
export const host = v.pipe(v.string(), v.check(isHost, 'must be a host name or an IP address'));
