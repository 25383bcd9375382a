import { isRefused } from '@formation/leads';
import * as v from 'valibot';
import type { Refusal } from '../../http/api/send-json.ts';
import type { Enrolled, enrolmentDesk } from '../enrolment.ts';
import type { PasskeyDesk } from '../passkeys.ts';
import type { signInDesk } from '../sign-in.ts';
import type { Entered } from '../visit.ts';
import { codeKey, done, email, newPassword, passkeyOptions, passkeyProof, password, role, text } from './fields.ts';
import { type Cookies, openRoute, type Route } from './route.ts';

type Desks = Readonly<{
  signIn: ReturnType<typeof signInDesk>;
  enrolment: ReturnType<typeof enrolmentDesk>;
  /** Nothing where the site's address has no passkeys. */
  passkeys: PasskeyDesk | undefined;
}>;

const isDone = { done: true } as const;

function afterEntry(outcome: Entered | Refusal, { enters }: Cookies) {
  if (isRefused(outcome)) return outcome;
  enters(outcome);
  return isDone;
}

const enrolled = v.object({ recoveryCodes: v.array(v.string()) });

function afterEnrolment(outcome: Enrolled | Refusal, { enters }: Cookies) {
  if (isRefused(outcome)) return outcome;
  enters(outcome.entered);
  return { recoveryCodes: [...outcome.recoveryCodes] };
}

const signInRoutes = ({ signIn, passkeys }: Desks): readonly Route[] => [
  openRoute({
    method: 'POST',
    path: '/sign-in/options',
    does: 'What a browser needs to use a passkey; null where the address of the site has none.',
    answer: v.object({ passkey: v.nullable(passkeyOptions) }),
    run: async () => ({ passkey: passkeys === undefined ? null : { ...(await passkeys.toUse()) } }),
  }),
  openRoute({
    method: 'POST',
    path: '/sign-in/passkey',
    does: 'Signs in by a passkey.',
    body: v.object({ proof: passkeyProof }),
    answer: done,
    run: async (call, { proof }) => afterEntry(await signIn.byPasskey(proof, call), call.cookies),
  }),
  openRoute({
    method: 'POST',
    path: '/sign-in/password',
    does: 'Signs in by a password and a one-time code, or a recovery code in its place.',
    body: v.object({ email, password, code: text }),
    answer: done,
    run: async (call, typed) => afterEntry(await signIn.byPassword(typed, call), call.cookies),
  }),
];

const enrolmentRoutes = ({ enrolment }: Desks): readonly Route[] => [
  openRoute({
    method: 'POST',
    path: '/enrolment/look',
    does: 'Whom an invitation is for, and what both ways to enrol need. It stays good.',
    body: v.object({ invitation: text }),
    answer: v.object({
      email: v.string(),
      role,
      ...codeKey,
      passkey: v.nullable(passkeyOptions),
    }),
    run: async (_, { invitation }) => {
      const guest = await enrolment.look(invitation);
      if (isRefused(guest)) return guest;
      return { ...guest, passkey: guest.passkey && { ...guest.passkey } };
    },
  }),
  openRoute({
    method: 'POST',
    path: '/enrolment/passkey',
    does: 'Uses an invitation up and makes the account with a passkey.',
    body: v.object({ invitation: text, proof: passkeyProof }),
    answer: enrolled,
    run: async (call, sent) => afterEnrolment(await enrolment.byPasskey(sent, call), call.cookies),
  }),
  openRoute({
    method: 'POST',
    path: '/enrolment/password',
    does: 'Uses an invitation up and makes the account with a password and one-time codes.',
    body: v.object({ invitation: text, password: newPassword, code: text }),
    answer: enrolled,
    run: async (call, typed) => afterEnrolment(await enrolment.byPassword(typed, call), call.cookies),
  }),
];

/** How somebody comes in. */
export const entryRoutes = (desks: Desks): readonly Route[] => [...signInRoutes(desks), ...enrolmentRoutes(desks)];
