import { isRefused, type Refused } from '@formation/leads';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { enrolByPasskey, passkeyOptions, signInByPasskey } from './calls.ts';

export const takesPasskeys = browserSupportsWebAuthn;

const notUsed: Refused<'passkey'> = { refused: 'passkey' };

/** Somebody turned away, waited too long, or has no passkey here: the browser does not say which. */
const unlessTurnedAway = <Proof extends object>(proof: Promise<Proof>) => proof.catch(() => notUsed);

/** Asks the browser for a passkey and signs in by it. */
export async function signInWithPasskey() {
  const options = await passkeyOptions();
  if (isRefused(options)) return options;
  if (options.passkey === null) return notUsed;
  const optionsJSON = options.passkey as PublicKeyCredentialRequestOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startAuthentication({ optionsJSON }));
  return isRefused(proof) ? proof : signInByPasskey(proof);
}

/** Lets the browser make a passkey and makes the account with it. */
export async function enrolWithPasskey(invitation: string, passkey: object) {
  const optionsJSON = passkey as PublicKeyCredentialCreationOptionsJSON; // the server's library made it
  const proof = await unlessTurnedAway(startRegistration({ optionsJSON }));
  return isRefused(proof) ? proof : enrolByPasskey(invitation, proof);
}
