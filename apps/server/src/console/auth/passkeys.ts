import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ConsoleStore, Passkey } from '../accounts/account-types.ts';
import { hashOf } from './tokens.ts';

/** How long somebody may take to find their phone. */
const challengeMs = 5 * 60_000;

/** Loaded with the first passkey, so that a server without a console is not larger for it. */
const library = () => import('@simplewebauthn/server');

type Parts = Readonly<{ store: ConsoleStore; siteUrl: string; brand: string; now: () => number }>;

/** Whether browsers take passkeys at an address: a name that came by https, or this machine under its name. */
export function passkeysFit(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return !isAddress && (protocol === 'https:' || /(^|\.)localhost$/.test(hostname));
}

/** ES256, EdDSA and RS256, by their numbers: what phones, computers and keys can do today. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** What a browser sent as the proof of a passkey; what it holds is the library's business. */
export type Proof = Readonly<{ id: string }>;

/** What a proof must hold to: it was made here, for a challenge of ours, which it uses up. */
function ground({ store, siteUrl, now }: Parts) {
  return {
    rpID: new URL(siteUrl).hostname,
    remember: (challenge: string) =>
      store.putOneTimeToken(hashOf(challenge), {
        kind: 'challenge',
        subject: '',
        data: '',
        until: now() + challengeMs,
      }),
    expected: {
      expectedOrigin: siteUrl,
      expectedRPID: new URL(siteUrl).hostname,
      expectedChallenge: async (challenge: string) =>
        (await store.redeemOneTimeToken(hashOf(challenge), 'challenge')) !== undefined,
    },
  };
}

type Ground = ReturnType<typeof ground>;

const making = (brand: string, { rpID, remember, expected }: Ground) => ({
  /** What the browser needs to make a passkey that opens the account without a name being typed; on no device that has one. */
  async toMake(email: string, had: readonly string[] = []): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: brand,
      rpID,
      userName: email,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: had.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await remember(options.challenge);
    return options;
  },

  /** The passkey that was made; undefined when the proof does not hold. */
  async made(proof: Proof): Promise<Passkey | undefined> {
    const { verifyRegistrationResponse } = await library();
    const response = proof as RegistrationResponseJSON; // it throws at what is none
    const verified = verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected });
    const credential = (await verified.catch(() => undefined))?.registrationInfo?.credential;
    if (credential === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  },
});

const using = (store: ConsoleStore, { rpID, remember, expected }: Ground) => ({
  async toUse(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await remember(options.challenge);
    return options;
  },

  /** The id of the account whose passkey was used; undefined when the proof does not hold. */
  async used(proof: Proof): Promise<string | undefined> {
    const passkey = await store.passkey(proof.id);
    if (passkey === undefined) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const { id, counter } = passkey;
    const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) };
    const response = proof as AuthenticationResponseJSON; // it throws at what is none
    const verified = verifyAuthenticationResponse({ response, credential, ...expected });
    const outcome = await verified.catch(() => undefined);
    if (!outcome?.verified) return undefined;
    await store.countPasskey(id, outcome.authenticationInfo.newCounter);
    return passkey.accountId;
  },
});

/** The one place that knows the library for passkeys. */
export function passkeyService(parts: Parts) {
  const on = ground(parts);
  return { ...making(parts.brand, on), ...using(parts.store, on) };
}

export type PasskeyService = ReturnType<typeof passkeyService>;
