import { instantIn } from '@formation/calendar';
import { emailMaxLength, isEmailAddress, isReachable } from '@formation/leads';
import * as v from 'valibot';
import { roles } from './names.ts';

/** Longer than any token, proof or code of ours, and nothing to fill a memory with. */
const longest = 200;

/** Something written, no longer than a limit. */
export const textUpTo = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limit));
export const text = textUpTo(longest);
export const email = v.pipe(textUpTo(emailMaxLength), v.check(isEmailAddress, 'one e-mail address'));
/** An address that we write to: with a whole domain, as visitors’ own must have. */
export const reachable = v.pipe(email, v.check(isReachable, 'an address that mail reaches'));
export const role = v.picklist(roles);
/** The languages of the pages that visitors write from. The server does not compile when content gets another. */
export const visitorLanguage = v.picklist(['en', 'si', 'ta']);
export const count = v.number();
/** An instant as programs read it: `2026-11-28T03:30:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const done = v.object({ done: v.literal(true) });

/** The version that was seen: a change of another is refused. */
export const version = v.pipe(v.number(), v.integer());
/** Makes a repeat of the same change count once. */
export const key = v.pipe(text, v.minLength(16));

/** How many letters a tag may have, and how many tags an enquiry. */
export const tagLimits = { letters: 30, each: 10 } as const;
/** A free word by which enquiries are told apart, in small letters. */
export const tag = v.pipe(
  text,
  v.transform((typed) => typed.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ')),
  v.maxGraphemes(tagLimits.letters),
);

/** Words to look for. */
export const words = v.pipe(v.string(), v.maxLength(longest));

/** A page of a list, and where the next one begins. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  ({ rows: v.array(row), next: v.nullable(v.string()) }) as const;

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

/** An instant as somebody sends it, in milliseconds. */
export const sentInstant = v.pipe(text, v.isoTimestamp(), v.transform(instantIn), v.number());

/** From and to; the server says how far they may be from each other. */
export const span = v.object({ from: sentInstant, to: sentInstant });
