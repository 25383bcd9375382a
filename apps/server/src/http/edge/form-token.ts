import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import { signer } from '../../signing.ts';
import { totals } from '../../totals.ts';
import { storable } from './read-json.ts';

/** No person fills in the form faster, and no form stays open longer. */
const fastestMs = 2_000;
const longestMs = dayMs;

/** More spent notes than this are never remembered at once; the longest known is forgotten first. */
const { inAll: remembered } = totals.remembered.bounds;

/** A body in few characters, as it would be stored: one that is nested without end has an end here. */
const fingerprint = (body: object) =>
  createHash('sha256')
    .update(JSON.stringify(storable(body)))
    .digest('base64url');

/** Why a token proves nothing: it is not ours, or of a form that was filled in within no time, or open for too long. */
type TokenFlaw = 'forged-form' | 'too-fast' | 'too-late';

export type FormToken = ReturnType<typeof formTokens>;

/** Signed notes of when a form was shown. */
export function formTokens(secret: string, now: () => number) {
  const { sign, verify } = signer(secret);
  const spentOn = new Map<string, string>();
  /** What is wrong with a token; nothing when it was issued here, and neither just now nor too long ago. */
  const flaw = (token: string): TokenFlaw | undefined => {
    const [time = '', signature = ''] = token.split('.');
    if (!verify(signature, 'form', [time])) return 'forged-form';
    const age = now() - parseInt(time, 36);
    if (age < fastestMs) return 'too-fast';
    return age > longestMs ? 'too-late' : undefined;
  };
  return {
    issue(): string {
      const time = `${now().toString(36)}-${randomBytes(6).toString('hex')}`;
      return `${time}.${sign('form', [time])}`;
    },
    flaw,
    /** Whether a token proves that a person sends this body: it is good for one, and for its repeats. */
    proves(token: string, body: object): boolean {
      const spent = spentOn.get(token);
      return flaw(token) === undefined && (spent === undefined || spent === fingerprint(body));
    },
    /** Notes that the body has been stored. */
    spend(token: string, body: object): void {
      spentOn.set(token, fingerprint(body));
      if (spentOn.size > remembered) spentOn.delete(spentOn.keys().next().value ?? '');
    },
  };
}
