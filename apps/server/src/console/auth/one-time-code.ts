import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/edge/same-secret.ts';

const stepMs = 30_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters that authenticator programs read. @see RFC 4648 §6 */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** A new secret for an authenticator program: 160 bits, as long as the hash. */
export const newCodeSecret = (): string => base32(randomBytes(20));

/** The code of one step of half a minute. @see RFC 6238, RFC 4226 §5.3 */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: number): number => Math.floor(now / stepMs);

type Known = Readonly<{
  secret: string;
  /** The step of the code that was taken last; one is good only once. */
  lastStep: number;
}>;

/** The step whose code was given: now's or a neighbour's, for clocks that differ. Undefined when it is none of them. */
export function givenStep(code: string, { secret, lastStep }: Known, now: number): number | undefined {
  const steps = [-1, 0, 1].map((away) => stepAt(now) + away).filter((step) => step > lastStep);
  return steps.find((step) => isSameSecret(code, codeAt(secret, step)));
}

/** The address by which an authenticator program takes the secret over. */
export function codeAddress(secret: string, { brand, email }: Readonly<{ brand: string; email: string }>): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand)}`;
}
