import type { IncomingHttpHeaders } from 'node:http';
import { dayMs } from '@formation/calendar';

/** Browsers keep a `__Host-` cookie only when it came by https (or from this machine), for this host alone. */
const names = {
  session: '__Host-console',
  device: '__Host-console-device',
  preview: '__Host-console-preview',
} as const;
type Name = keyof typeof names;

/** How long they last: a session is gone after a working day, a device is known for a year; whoever looks at a preview might forget it. */
export const lifeMs = { session: 12 * 3_600_000, device: 365 * dayMs, preview: 30 * 60_000 } as const;

const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const cookie = (name: Name, token: string): string =>
  `${names[name]}=${token}; ${rules}; Max-Age=${lifeMs[name] / 1000}`;

const gone = (name: Name) => `${names[name]}=; ${rules}; Max-Age=0`;

/** Makes the browser forget the session; it stays a known device. */
export const noSession = gone('session');

/** Makes the browser show the site as visitors see it. */
export const noPreview = gone('preview');

/** The tokens that a browser sent; one that is sent twice counts as none. */
export function cookiesOf({ cookie: sent = '' }: IncomingHttpHeaders): Readonly<Partial<Record<Name, string>>> {
  const pairs = sent.split(';').map((pair) => pair.trim().split('=', 2));
  const valueOf = (name: Name) => {
    const [first, ...more] = pairs.filter(([given]) => given === names[name]);
    return more.length === 0 && first?.[1] ? { [name]: first[1] } : {};
  };
  return { ...valueOf('session'), ...valueOf('device'), ...valueOf('preview') };
}
