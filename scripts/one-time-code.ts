import { createHmac } from 'node:crypto';

/** What an authenticator app shows in a half minute, as RFC 6238 has it. */
export function codeAt(secret: string, step: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = (bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex');
  const hash = createHmac('sha1', Buffer.from(key)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step of half a minute that it is now. */
export const stepNow = () => Math.floor(Date.now() / 30_000);
