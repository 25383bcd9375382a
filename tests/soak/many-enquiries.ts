import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { consoleLists, followUpOf, pastOf, tagsOf } from './console-lists.ts';
import { consolePerson, siteUrl } from './console-person.ts';
import { assignee, besides, consoleReads, regular } from './console-reads.ts';
import { type Database, databases } from './databases.ts';
import { type EnquiryClient, enquiryClient } from './enquiry-client.ts';
import { expectThat, percentile, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, startServer } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
type Environment = Readonly<Record<string, string | undefined>>;

/** A visitor's wait that nobody minds, and how much longer than without the owner it may be on a slow machine. */
const fineMs = 1000;
const slower = 5;

const enquiryColumns = 'params, suspicious, consent_given, consent_text, consent_at';
const mailColumns =
  'kind, state, attempts, waited_ms, due_at, claimed_until, claimed_by, last_error, created_at, settled_at, digest_id';

/** The same enquiry, from so many people, with the mail about it; both databases read it. */
const multiplied = (rows: number) => {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})`;
  const person = `case when i % 50 = 0 then '${regular}' else 'visitor' || i || '@example.com' end`;
  return [
    `insert into enquiries (id, received_at, address, address_key, holder, state, tags, follow_up_at, ${enquiryColumns})
     ${numbers} select 'many-' || i, received_at - i * 1000, ${person}, ${person},
       case when i % 5 < 3 then '${assignee}' else '' end, case when i % 5 < 2 then 'won' else 'new' end,
       ${tagsOf}, ${followUpOf}, ${enquiryColumns}
     from n, (select * from enquiries limit 1) as first`,
    `insert into enquiry_words (enquiry_id, words) ${numbers} select 'many-' || i, words
     from n, (select * from enquiry_words limit 1) as first`,
    `insert into mails (id, subject, message_id, ${mailColumns})
     ${numbers} select 'mail-' || i, 'many-' || i, 'many-' || i || '@example.com', ${mailColumns}
     from n, (select * from mails limit 1) as first`,
    ...pastOf(rows),
    ...besides(rows),
  ];
};

async function multiply(rows: number, { DATA_DIR, DATABASE_URL }: Environment): Promise<void> {
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(DATA_DIR ?? '', 'leads.sqlite'));
    for (const statement of multiplied(rows)) database.exec(statement);
    return database.close();
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  for (const statement of multiplied(rows)) await client.query(statement);
  await client.end();
}

/** Runs what the owner types, and says how long it took. */
async function owner(env: Environment, words: readonly string[]): Promise<number> {
  const started = performance.now();
  const command = spawn(process.execPath, ['apps/server/src/cli/leads.ts', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 2],
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`leads ${words.join(' ')} ends with ${String(code)}.`);
  return performance.now() - started;
}

type Waits = Readonly<{ longest: number; middle: number; sent: number }>;

/** How long visitors wait who write one after the other while something else goes on. */
async function waitsDuring(client: EnquiryClient, name: string, work: Promise<unknown>): Promise<Waits> {
  const waits: number[] = [];
  const state = { over: false };
  const visit = async (visitor: number) => {
    for (let count = 0; !state.over; count += 1) {
      const { status, ms } = await client.enquire(`${name} ${visitor} ${count}`);
      if (status !== 200) throw new Error(`While the owner ran ${name} a visitor was answered ${status}.`);
      waits.push(ms);
    }
  };
  const visits = Promise.all([0, 1, 2, 3].map(visit));
  await work;
  state.over = true;
  await visits;
  return { longest: Math.max(...waits), middle: percentile(waits, 50), sent: waits.length };
}

const figures = ({ longest, middle }: Waits) => `p50 ${Math.round(middle)} ms, ${Math.round(longest)} ms at most`;

async function ownerBesideVisitors({ name, url }: Database, rows: number): Promise<void> {
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: url, OUTBOX_TICK_MS: '100', SITE_URL: siteUrl };
  const server = await startServer(env);
  const client = enquiryClient(server.origin, 4);
  await client.enquire('the first');
  await pause(1000); // its mail is written
  await multiply(rows, env);
  const calm = await waitsDuring(client, 'calm', pause(5000));
  console.log(`  ${name}, ${rows} enquiries kept: visitors alone wait ${figures(calm)}`);
  const allowed = Math.max(fineMs, calm.longest * slower);
  let sent = 1 + calm.sent;
  const scratch = scratchFolder();
  const commands = [['list'], ['stats'], ['export', '--format', 'csv'], ['counts'], ['backup', join(scratch, 'copy')]];
  for (const words of [...commands, ['erase', 'visitor7@example.com']]) {
    const [word = ''] = words;
    const work = owner(env, words);
    const waits = await waitsDuring(client, word, work);
    sent += waits.sent;
    expectThat(
      waits.longest < allowed,
      `${word} takes ${((await work) / 1000).toFixed(1)} s; visitors wait ${figures(waits)}`,
    );
  }
  client.close();
  const person = await consolePerson({ origin: server.origin }, env, assignee, 'owner');
  await consoleReads(server.origin, person);
  await consoleLists(person);
  await server.stop();
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  expectThat(
    leads.length === rows + sent - 1,
    `${sent} acknowledged and ${rows} from before, one erased: ${leads.length}`,
  );
}

/** Many enquiries are kept, the owner's commands run while visitors write, and the console reads what is long. */
export async function manyEnquiries(rows = 100_000): Promise<void> {
  for (const database of await databases()) {
    await ownerBesideVisitors(database, rows);
    await database.stop();
  }
}
