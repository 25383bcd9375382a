import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { totals } from '../../totals.ts';

/** The least that OWASP asks of argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);

/** Who waits for a password to be looked at. Browsers that have signed in before come first. */
export type InLine = 'known' | 'stranger';

const lines: Readonly<Record<InLine, (() => Promise<void>)[]>> = { known: [], stranger: [] };
let isServing = false;

async function serve(): Promise<void> {
  isServing = true;
  for (let next; (next = lines.known.shift() ?? lines.stranger.shift()) !== undefined;) await next();
  isServing = false;
}

/** One at a time: whoever posts a thousand passwords waits in line, and does not fill the memory. */
function inLine<Answer>(who: InLine, work: () => Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  lines[who].push(() => work().then(resolve, reject));
  if (!isServing) void serve();
  return promise;
}

let strangers = 0;

/**
 * Does something for which passwords are looked at, while not too many strangers do.
 *
 * @returns undefined when as many wait as may: nothing was done.
 */
export async function withPlaceInLine<Answer>(who: InLine, work: () => Promise<Answer>): Promise<Answer | undefined> {
  if (who === 'known') return work();
  if (strangers >= totals.passwords.bounds.inLine) return undefined;
  strangers += 1;
  try {
    return await work();
  } finally {
    strangers -= 1;
  }
}

/** The password as it is kept: its way, its salt and its hash. Letters typed in two ways count as the same. */
export const storedPassword = (password: string): Promise<string> => hashed(password, 'known', randomBytes(16));

async function hashed(password: string, who: InLine, nonce: Buffer): Promise<string> {
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = await inLine(who, () => derive('argon2id', { message, nonce, ...cost }));
  return ['argon2id', nonce.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Nobody's password: an account that is not there takes as long as one that is. */
const nobodys = ['argon2id', 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/** Whether it is the password that is kept. Of an account that has none, nothing is. */
export async function isPassword(password: string, stored: string, who: InLine = 'known'): Promise<boolean> {
  const expected = stored === '' ? nobodys : stored;
  const typed = await hashed(password, who, Buffer.from(expected.split('$')[1] ?? '', 'base64url'));
  return timingSafeEqual(Buffer.from(typed), Buffer.from(expected)) && stored !== '';
}
