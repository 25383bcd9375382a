import { dayMs } from '@formation/calendar';
import { signer } from '../../signing.ts';

/** How long the link in a letter leads to the file. */
const lifeMs = 90 * dayMs;

type Signed = Readonly<{ secret: string; id: string }>;

/** Where the owner gets a file that is not mailed: whoever has the link has the file, for 90 days. */
export function fileLink({ siteUrl, secret, id, at }: Signed & Readonly<{ siteUrl: string; at: number }>): string {
  return `${siteUrl}/api/v1/files/${id}?token=${signer(secret).signUntil(at + lifeMs, 'file', id)}`;
}

/** Whether a token was made by us for this file and has not expired. */
export function isFileToken(token: string, of: Signed & Readonly<{ now: number }>): boolean {
  const expiry = signer(of.secret).expiryOf(token, 'file', of.id);
  return expiry !== undefined && of.now <= expiry;
}
