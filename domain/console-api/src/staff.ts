import * as v from 'valibot';
import type { Call } from './call.ts';
import { count, version } from './fields.ts';
import { roles } from './names.ts';

/** As much as the line of a sender and the end of a letter hold. */
const longest = { name: 60, signature: 600 };

/** What would break the line of a sender, turn its direction, or pass for an address in it. */
const strange = /[\p{Cc}\p{Zl}\p{Zp}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}<>@",;]/u;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest.name),
  v.check((text) => !strange.test(text), 'a name'),
);
/** It ends a letter: a blank in it would keep each from going. */
const signature = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.trim(),
  v.maxLength(longest.signature),
  v.check((text) => !text.includes('[['), 'no blank'),
);

const profile = v.object({ name: v.string(), signature: v.string(), version: count });

/** What the firm's people are called, and how they sign. */
export const staffCalls = {
  names: {
    method: 'GET',
    path: '/names',
    who: roles,
    /** Who has a name, and the signature of who asks. */
    answer: v.object({
      people: v.array(v.object({ email: v.string(), name: v.string() })),
      signature: v.string(),
    }),
    refusals: [],
  },
  profile: { method: 'GET', path: '/account/profile', who: roles, answer: profile, refusals: ['not-found'] },
  saveProfile: {
    method: 'POST',
    path: '/account/profile',
    who: roles,
    body: v.object({ name, signature, version }),
    answer: profile,
    refusals: ['not-found', 'changed'],
  },
} as const satisfies Record<string, Call>;
