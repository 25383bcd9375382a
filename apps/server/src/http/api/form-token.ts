import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

/** No person fills in the form faster, and no form stays open longer. */
const fastestMs = 2_000;
const longestMs = 24 * 3_600_000;

export type FormToken = ReturnType<typeof formTokens>;

/** Signed notes of when a form was shown. */
export function formTokens(secret: string, now: () => number) {
  const signature = (time: string) => createHmac('sha256', secret).update(`form ${time}`).digest('base64url');
  return {
    issue(): string {
      const time = now().toString(36);
      return `${time}.${signature(time)}`;
    },
    /** Whether a token was issued here, and neither just now nor too long ago. */
    isPlausible: (token: string): boolean => {
      const [time = '', sign = ''] = token.split('.');
      if (!isSameSecret(sign, signature(time))) return false;
      const age = now() - parseInt(time, 36);
      return age >= fastestMs && age <= longestMs;
    },
  };
}
