import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The least that OWASP asks of argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);

/** One at a time: whoever posts a thousand passwords waits in line, and does not fill the memory. */
let line: Promise<unknown> = Promise.resolve();
function inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = line.then(work);
  line = done.catch(() => undefined);
  return done;
}

/** The password as it is kept: its way, its salt and its hash. Letters typed in two ways count as the same. */
export async function storedPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = await inLine(() => derive('argon2id', { message, nonce, ...cost }));
  return ['argon2id', nonce.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Nobody's password: an account that is not there takes as long as one that is. */
const nobodys = ['argon2id', 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/** Whether it is the password that is kept. Of an account that has none, nothing is. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const expected = stored === '' ? nobodys : stored;
  const hashed = await storedPassword(password, Buffer.from(expected.split('$')[1] ?? '', 'base64url'));
  return timingSafeEqual(Buffer.from(hashed), Buffer.from(expected)) && stored !== '';
}
