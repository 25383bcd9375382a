import { isRefused, type Refused } from '@formation/leads';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { enrolByPasskey, type Failed, passkeyOptions, signInByPasskey } from './calls.ts';

export const takesPasskeys = browserSupportsWebAuthn;

const notUsed: Refused<'passkey'> = { refused: 'passkey' };

/** Somebody turned away, waited too long, or has no passkey here: the browser does not say which. */
const unlessTurnedAway = <Proof extends object>(proof: Promise<Proof>) => proof.catch(() => notUsed);

/** Asks the browser for a passkey of one's own, and does something with its proof. */
export async function withPasskey<T extends object>(then: (proof: object) => Promise<T | Failed>): Promise<T | Failed> {
  const options = await passkeyOptions();
  if (isRefused(options)) return options;
  if (options.passkey === null) return notUsed;
  const optionsJSON = options.passkey as PublicKeyCredentialRequestOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startAuthentication({ optionsJSON }));
  return isRefused(proof) ? proof : then(proof);
}

export const signInWithPasskey = () => withPasskey(signInByPasskey);

/** Lets the browser make a passkey, and does something with its proof. */
export async function makePasskey<T extends object>(
  passkey: object,
  then: (proof: object) => Promise<T | Failed>,
): Promise<T | Failed> {
  const optionsJSON = passkey as PublicKeyCredentialCreationOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startRegistration({ optionsJSON }));
  return isRefused(proof) ? proof : then(proof);
}

/** Makes the account with a new passkey. */
export const enrolWithPasskey = (invitation: string, passkey: object) =>
  makePasskey(passkey, (proof) => enrolByPasskey(invitation, proof));
