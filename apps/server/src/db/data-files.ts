import { join } from 'node:path';

/** The embedded database, in the data folder. */
export const databaseFile = 'leads.sqlite';

/** The embedded database once all of it went over to PostgreSQL. */
export const movedFile = `${databaseFile}.moved`;

/** A copy of PostgreSQL, in the folder of a backup. */
export const dumpFile = 'leads.dump';

/** Where mails wait as files while there is no mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Where one mail waits. */
export function emlPath(dataDir: string, mailId: string): string {
  return join(outboxFolder(dataDir), `${mailId}.eml`);
}
