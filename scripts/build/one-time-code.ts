/* eslint-disable-next-line no-restricted-imports -- the server's own, which its tests hold to the examples of the RFC */
import { codeAt, stepAt } from '../../apps/server/src/console/auth/one-time-code.ts';

/** What an authenticator app shows in a half minute. */
export { codeAt };

/** The step of half a minute that it is now. */
export const stepNow = (): number => stepAt(Date.now());
