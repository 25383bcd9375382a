import { createHash, randomBytes } from 'node:crypto';
import { signer } from '../../signing.ts';

/** Text that nobody can guess: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token, so that who reads the database holds none. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What a page of the console sends beside the cookie when it changes something; only its own session can know it. */
export const writeToken = (session: string): string => signer(session).sign('write', []);
