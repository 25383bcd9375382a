import { createHmac } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import { isSameSecret } from '../http/same-secret.ts';

/** How long the link in a letter leads to the file. */
const lifeMs = 90 * dayMs;

type Signed = Readonly<{ secret: string; id: string }>;

function signed({ secret, id }: Signed, expiry: string): string {
  const signature = createHmac('sha256', secret).update(JSON.stringify(['file', id, expiry]));
  return `${expiry}.${signature.digest('base64url')}`;
}

/** Where the owner gets a file that is not mailed: whoever has the link has the file, for 90 days. */
export function fileLink({ siteUrl, ...of }: Signed & Readonly<{ siteUrl: string; at: number }>): string {
  return `${siteUrl}/api/v1/files/${of.id}?token=${signed(of, (of.at + lifeMs).toString(36))}`;
}

/** Whether a token was made by us for this file and has not expired. */
export function isFileToken(token: string, of: Signed & Readonly<{ now: number }>): boolean {
  const [expiry = ''] = token.split('.', 1);
  return isSameSecret(token, signed(of, expiry)) && of.now <= Number.parseInt(expiry, 36);
}
