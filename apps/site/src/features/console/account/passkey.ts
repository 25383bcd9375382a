import { enrolmentCalls, signInCalls, type Input } from '@formation/console-api';
import { isRefused, type Refused } from '@formation/leads';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ask, type Failed } from '../api/client.ts';

export const takesPasskeys = browserSupportsWebAuthn;

const notUsed: Refused<'passkey'> = { refused: 'passkey' };

/** The proof as it is sent: the standard says what it holds, and only the server looks inside. */
export type Proof = Input<typeof signInCalls.byPasskey>['body']['proof'];

/**
 * Somebody turned away, waited too long, or has no passkey here: the browser does not say which. That the device has
 * one already it does say, and another try would end the same.
 */
const whyNot = (error: unknown): Refused<'passkey' | 'has-passkey'> =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? { refused: 'has-passkey' }
    : notUsed;

const unlessTurnedAway = (proof: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>) =>
  proof.then((input) => ({ ...input, response: { ...input.response } }), whyNot);

/** Asks the browser for a passkey of one's own, and does something with its proof. */
export async function withPasskey<T extends object>(then: (proof: Proof) => Promise<T | Failed>): Promise<T | Failed> {
  const options = await ask(signInCalls.options, {});
  if (isRefused(options)) return options;
  if (options.passkey === null) return notUsed;
  const optionsJSON = options.passkey as PublicKeyCredentialRequestOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startAuthentication({ optionsJSON }));
  return isRefused(proof) ? proof : then(proof);
}

export const signInWithPasskey = () => withPasskey((proof) => ask(signInCalls.byPasskey, { body: { proof } }));

/** Lets the browser make a passkey, and does something with its proof. */
export async function makePasskey<T extends object>(
  passkey: object,
  then: (proof: Proof) => Promise<T | Failed>,
): Promise<T | Failed> {
  const optionsJSON = passkey as PublicKeyCredentialCreationOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startRegistration({ optionsJSON }));
  return isRefused(proof) ? proof : then(proof);
}

/** Makes the account with a new passkey. */
export const enrolWithPasskey = (invitation: string, passkey: object) =>
  makePasskey(passkey, (proof) => ask(enrolmentCalls.byPasskey, { body: { invitation, proof } }));
