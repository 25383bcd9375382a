import { join } from 'node:path';

/** The embedded database, in the data folder. */
export const databaseFile = 'leads.sqlite';

/** Where a mail waits as a file while there is no mail server. */
export function emlPath(dataDir: string, mailId: string): string {
  return join(dataDir, 'outbox', `${mailId}.eml`);
}
