import { emailMaxLength, isEmailAddress } from '@formation/leads';
import * as v from 'valibot';
import { roles } from '../../store/console.ts';

/** Longer than any token, proof or code of ours, and nothing to fill a memory with. */
const longest = 200;

/** Something written, no longer than a limit. */
export const textUpTo = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limit));
export const text = textUpTo(longest);
export const email = v.pipe(textUpTo(emailMaxLength), v.check(isEmailAddress, 'one e-mail address'));
export const role = v.picklist(roles);
/** An instant of the log, as programs read it. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const done = v.object({ done: v.literal(true) });

/** A password as somebody types it to be let in. */
export const password = v.pipe(v.string(), v.maxLength(longest));
/** A new password: long rather than strange. */
export const newPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(longest));

/** What the browser's passkey interface gives and takes; it belongs to the standard, and the library looks into it. */
export const passkeyOptions = v.looseObject({ challenge: v.string() });
export const passkeyProof = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  rawId: v.string(),
  response: v.looseObject({ clientDataJSON: v.string() }),
  type: v.literal('public-key'),
});

/** The key of one-time codes, as text, as an address and as a QR code. */
export const codeKey = {
  codeSecret: v.string(),
  codeAddress: v.string(),
  /** The address as a QR code: its width in squares, and the path of the dark ones. */
  picture: v.object({ size: v.number(), path: v.string() }),
};

export const toIso = (instantMs: number): string => new Date(instantMs).toISOString();
