import type { Context } from '../db/context.ts';
import { networkOf } from '../http/edge/outer-request.ts';
import { signer } from '../signing.ts';
import type { Requester } from './requester.ts';

/** Where a request comes from, sealed: the address, and the network that it is of. */
export type Pseudonymised = Requester & Readonly<{ network: string }>;

/**
 * Where a request comes from, as it is kept. All addresses of the internet can be tried within hours, but not without
 * the secret.
 */
export async function pseudonymised({ secret }: Pick<Context, 'secret'>, origin: Requester): Promise<Pseudonymised> {
  const { sign } = signer(await secret());
  const sealed = (about: 'sender' | 'network', text: string) =>
    Buffer.from(sign(about, [text]), 'base64url').toString('hex'); // as the rows have it
  return { ...origin, sender: sealed('sender', origin.sender), network: sealed('network', networkOf(origin.sender)) };
}
