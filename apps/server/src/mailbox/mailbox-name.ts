import { createHash } from 'node:crypto';

/** Says which mailbox without saying where it is. */
export function mailboxName(url: string): string {
  const { host, username, pathname } = new URL(url);
  return createHash('sha256')
    .update(JSON.stringify([host, username, pathname]))
    .digest('hex')
    .slice(0, 32);
}
