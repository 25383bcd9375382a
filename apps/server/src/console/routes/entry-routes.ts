import { enrolmentCalls, signInCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { Enrolled, enrolmentService } from '../auth/enrolment.ts';
import type { PasskeyService } from '../auth/passkeys.ts';
import type { signInService } from '../auth/sign-in.ts';
import type { Entered } from '../auth/visit.ts';
import { type Cookies, type Route, route } from './route.ts';

type Desks = Readonly<{
  signIn: ReturnType<typeof signInService>;
  enrolment: ReturnType<typeof enrolmentService>;
  /** Nothing where the site's address has no passkeys. */
  passkeys: PasskeyService | undefined;
}>;

const isDone = { done: true } as const;

function afterEntry(outcome: Entered | Refusal, { enters }: Cookies) {
  if (isRefused(outcome)) return outcome;
  enters(outcome);
  return isDone;
}

function afterEnrolment(outcome: Enrolled | Refusal, { enters }: Cookies) {
  if (isRefused(outcome)) return outcome;
  enters(outcome.entered);
  return { recoveryCodes: [...outcome.recoveryCodes] };
}

const signInRoutes = ({ signIn, passkeys }: Desks): readonly Route[] => [
  route(
    signInCalls.options,
    'What a browser needs to use a passkey; null where the address of the site has none.',
    async () => ({ passkey: passkeys === undefined ? null : { ...(await passkeys.toUse()) } }),
  ),
  route(signInCalls.byPasskey, 'Signs in by a passkey.', async (call, { proof }) =>
    afterEntry(await signIn.byPasskey(proof, call), call.cookies),
  ),
  route(
    signInCalls.byPassword,
    'Signs in by a password and a one-time code, or a recovery code in its place.',
    async (call, typed) => afterEntry(await signIn.byPassword(typed, call), call.cookies),
  ),
];

const enrolmentRoutes = ({ enrolment }: Desks): readonly Route[] => [
  route(
    enrolmentCalls.look,
    'Whom an invitation is for, and what both ways to enrol need. It stays good.',
    async (_, { invitation }) => {
      const guest = await enrolment.look(invitation);
      if (isRefused(guest)) return guest;
      return { ...guest, passkey: guest.passkey && { ...guest.passkey } };
    },
  ),
  route(enrolmentCalls.byPasskey, 'Uses an invitation up and makes the account with a passkey.', async (call, sent) =>
    afterEnrolment(await enrolment.byPasskey(sent, call), call.cookies),
  ),
  route(
    enrolmentCalls.byPassword,
    'Uses an invitation up and makes the account with a password and one-time codes.',
    async (call, typed) => afterEnrolment(await enrolment.byPassword(typed, call), call.cookies),
  ),
];

/** How somebody comes in. */
export const entryRoutes = (desks: Desks): readonly Route[] => [...signInRoutes(desks), ...enrolmentRoutes(desks)];
