// For mailbox.services.test.ts: reads a mailbox round after round, until it is killed or stopped.
import { openStore } from '../db/open-store.ts';
import { mailboxName } from '../mailbox/mailbox-name.ts';
import { mailboxRound } from '../mailbox/mailbox-round.ts';
import { mailboxParts } from '../mailbox/start-mailbox.ts';
import { readerSettings } from './mailbox-work.ts';

const [dataDir = '', url = '', now = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined, now: () => Number(now) });
const parts = mailboxParts(url, { store, settings: { ...readerSettings, imapUrl: url } });
const claim = { name: mailboxName(url), by: String(process.pid) };

process.stdout.write('ready\n');
for (;;) await mailboxRound(parts, claim);
