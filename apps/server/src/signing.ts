import { createHmac } from 'node:crypto';
import { isSameSecret } from './http/edge/same-secret.ts';

/** What a signature is for: one that was made for one purpose proves nothing for another. */
type Purpose =
  | 'booking'
  | 'file'
  | 'form'
  | 'mailbox'
  | 'network'
  | 'papers'
  | 'person'
  | 'refusal'
  | 'register'
  | 'reminder'
  | 'reply'
  | 'sender'
  | 'write';

/** What is signed as words with spaces between: open forms and sessions, and a register that is older than the others. */
const asWords: readonly Purpose[] = ['form', 'person', 'register', 'write'];

const message = (purpose: Purpose, parts: readonly string[]): string =>
  asWords.includes(purpose) ? [purpose, ...parts].join(' ') : JSON.stringify([purpose, ...parts]);

/**
 * Signs with a secret, by HMAC-SHA-256 (RFC 2104), as 43 letters that fit into an address. The spelling of what is signed
 * is forever: links in mails, calendars and the register hold signatures.
 */
export function signer(secret: string) {
  const sign = (purpose: Purpose, parts: readonly string[]): string =>
    createHmac('sha256', secret).update(message(purpose, parts)).digest('base64url');

  /** Whether a signature was made by us for this purpose and these parts. It takes the same time wherever it differs. */
  const verify = (signature: string, purpose: Purpose, parts: readonly string[]): boolean =>
    isSameSecret(signature, sign(purpose, parts));

  /** A token for one thing, good until a moment in milliseconds. */
  const signUntil = (expiry: number, purpose: Purpose, id: string): string => {
    const until = expiry.toString(36);
    return `${until}.${sign(purpose, [id, until])}`;
  };

  /** Until when a token of `signUntil` is good, in milliseconds; undefined when we did not make it. */
  const expiryOf = (token: string, purpose: Purpose, id: string): number | undefined => {
    const expiry = Number.parseInt(token, 36); // it ends at the point
    return isSameSecret(token, signUntil(expiry, purpose, id)) ? expiry : undefined;
  };

  return { sign, verify, signUntil, expiryOf };
}
