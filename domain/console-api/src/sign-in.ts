import * as v from 'valibot';
import type { Call } from './call.ts';
import {
  codeKey,
  done,
  email,
  instant,
  newPassword,
  passkeyOptions,
  passkeyProof,
  password,
  role,
  text,
} from './fields.ts';
import { actNames, roles } from './names.ts';

const enrolled = v.object({ recoveryCodes: v.array(v.string()) });

/** Coming in. */
export const signInCalls = {
  options: {
    method: 'POST',
    path: '/sign-in/options',
    who: 'anyone',
    answer: v.object({ passkey: v.nullable(passkeyOptions) }),
    refusals: [],
  },
  byPasskey: {
    method: 'POST',
    path: '/sign-in/passkey',
    who: 'anyone',
    body: v.object({ proof: passkeyProof }),
    answer: done,
    refusals: ['bad-sign-in', 'too-many-requests'],
  },
  byPassword: {
    method: 'POST',
    path: '/sign-in/password',
    who: 'anyone',
    body: v.object({ email, password, code: text }),
    answer: done,
    refusals: ['bad-sign-in', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>;

/** Making one's account from an invitation. */
export const enrolmentCalls = {
  look: {
    method: 'POST',
    path: '/enrolment/look',
    who: 'anyone',
    body: v.object({ invitation: text }),
    answer: v.object({ email: v.string(), role, ...codeKey, passkey: v.nullable(passkeyOptions) }),
    refusals: ['bad-token'],
  },
  byPasskey: {
    method: 'POST',
    path: '/enrolment/passkey',
    who: 'anyone',
    body: v.object({ invitation: text, proof: passkeyProof }),
    answer: enrolled,
    refusals: ['bad-token'],
  },
  byPassword: {
    method: 'POST',
    path: '/enrolment/password',
    who: 'anyone',
    body: v.object({ invitation: text, password: newPassword, code: text }),
    answer: enrolled,
    refusals: ['bad-token', 'easy-password'],
  },
} as const satisfies Record<string, Call>;

const session = v.object({
  id: v.string(),
  device: v.string(),
  since: instant,
  seen: instant,
  until: instant,
  isThis: v.boolean(),
});

const act = v.object({
  at: instant,
  who: v.string(),
  act: v.picklist(actNames),
  about: v.string(),
  detail: v.string(),
});

/** Being in: who it is, where else, and the log of the console. */
export const sessionCalls = {
  me: {
    method: 'GET',
    path: '/me',
    who: roles,
    /** `token` is what every change carries in X-Console-Token. */
    answer: v.object({ email: v.string(), role, token: v.string(), until: instant }),
    refusals: [],
  },
  signOut: { method: 'POST', path: '/sign-out', who: roles, answer: done, refusals: [] },
  list: {
    method: 'GET',
    path: '/sessions',
    who: roles,
    answer: v.object({ sessions: v.array(session) }),
    refusals: [],
  },
  end: {
    method: 'POST',
    path: '/sessions/:id/end',
    who: roles,
    asksAgain: 'lately',
    answer: done,
    refusals: ['not-found'],
  },
  endOthers: {
    method: 'POST',
    path: '/sessions/end-others',
    who: roles,
    asksAgain: 'lately',
    answer: done,
    refusals: [],
  },
  acts: { method: 'GET', path: '/acts', who: roles, answer: v.object({ acts: v.array(act) }), refusals: [] },
} as const satisfies Record<string, Call>;
