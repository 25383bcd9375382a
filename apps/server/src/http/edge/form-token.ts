import { randomBytes } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import { fastestFormMs } from '@formation/leads';
import { signer } from '../../signing.ts';

/** No form stays open longer. */
const longestMs = dayMs;

/** Why a token proves nothing: it is not ours, or of a form that was filled in within no time, or open for too long. */
type TokenFlaw = 'forged-form' | 'too-fast' | 'too-late';

export type FormToken = ReturnType<typeof formTokens>;

/** Signed notes of when a form was shown. Each is good for one submission: the store knows which were used. */
export function formTokens(secret: string, now: () => number) {
  const { sign, verify } = signer(secret);
  return {
    issue(): string {
      const time = `${now().toString(36)}-${randomBytes(6).toString('hex')}`;
      return `${time}.${sign('form', [time])}`;
    },
    /** What is wrong with a token; nothing when it was issued here, and neither just now nor too long ago. */
    flaw(token: string): TokenFlaw | undefined {
      const [time = '', signature = ''] = token.split('.');
      if (!verify(signature, 'form', [time])) return 'forged-form';
      const age = now() - parseInt(time, 36);
      if (age < fastestFormMs) return 'too-fast';
      return age > longestMs ? 'too-late' : undefined;
    },
  };
}
