import type { Context } from '../db/context.ts';
import { signer } from '../signing.ts';
import type { Requester } from './requester.ts';

/**
 * Where a request comes from, as it is kept. All addresses of the internet can be tried within hours, but not without
 * the secret.
 */
export async function pseudonymised({ secret }: Pick<Context, 'secret'>, origin: Requester): Promise<Requester> {
  const seal = signer(await secret()).sign('sender', [origin.sender]);
  return { ...origin, sender: Buffer.from(seal, 'base64url').toString('hex') }; // as the rows have it
}
