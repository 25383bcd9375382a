import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, startServer } from './server-process.ts';

const moods = [
  'refusing connections',
  'silent',
  'slow',
  'cutting after DATA',
  'busy (451)',
  'refusing (550)',
  'greylisting',
  'well',
] as const;
type Mood = (typeof moods)[number];

const no = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** A mail server whose mood changes: all mails that arrived whole, and those that it has said yes to. */
async function moodyServer() {
  const mood: { now: Mood } = { now: 'well' };
  const arrived: string[] = [];
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => void socket.destroy());
  const known = new Set<string>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, session, callback) {
      if (mood.now === 'busy (451)') return callback(no(451));
      if (mood.now === 'refusing (550)') return callback(no(550));
      if (mood.now === 'greylisting' && !known.has(session.id) && known.size < 5) {
        known.add(session.id);
        return callback(no(450));
      }
      return callback();
    },
    onData(stream, _session, callback) {
      const take = async () => {
        const mail = await text(stream);
        if (mood.now === 'slow') await pause(1500);
        arrived.push(mail);
        if (mood.now === 'cutting after DATA') return cut();
        taken.push(mail);
        return callback();
      };
      void take().catch(() => undefined); // the connection was cut before
    },
  });
  const door: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (mood.now === 'refusing connections') return void socket.destroy();
    if (mood.now === 'silent') return;
    smtp.server.emit('connection', socket);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const change = (to: Mood) => {
    mood.now = to;
    cut();
  };
  return {
    url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`,
    arrived,
    taken,
    change,
    close: () => door.close(),
  };
}

const enquiries = 20;
const nameOf = (mail: string) => /soak-mail-\d+/.exec(mail)?.[0];
const idOf = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';

/** The enquiries among mails: what alarms of the faults is a mail as well. */
const enquiriesIn = (mails: readonly string[]) => Map.groupBy(mails.filter(nameOf), nameOf);

function areAllSent(env: Readonly<Record<string, string | undefined>>): boolean {
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  return leads.every((lead) => lead.mail.state === 'sent');
}

async function faultsOn({ name, url }: Database, secondsEach: number): Promise<void> {
  console.log(`  ${name}`);
  const mail = await moodyServer();
  const fast = { OUTBOX_TICK_MS: '100', RETRY_BASE_MS: '200' };
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: url, SMTP_URL: mail.url, ...fast };
  const server = await startServer(env);
  const client = enquiryClient(server.origin, 10);
  let made = 0;
  for (const mood of moods) {
    mail.change(mood);
    for (let count = 0; count < enquiries; count += 1) await client.enquire(`soak-mail-${(made += 1)}`);
    await pause(secondsEach * 1000);
    console.log(`  ${mood}: ${made} enquiries so far, ${enquiriesIn(mail.taken).size} of them mailed`);
  }
  for (let waited = 0; waited < 120 && enquiriesIn(mail.taken).size < made; waited += 1) await pause(1000);
  const mailed = enquiriesIn(mail.taken);
  const twice = [...enquiriesIn(mail.arrived).values()].filter((copies) => copies.length > 1);
  expectThat(mailed.size === made, `${mailed.size} of ${made} enquiries are mailed once the server works again`);
  expectThat(
    twice.every((copies) => new Set(copies.map(idOf)).size === 1),
    `${twice.length} came more than once, with the same Message-ID`,
  );
  // one that was taken while the line was cut goes out once more, at the latest after its longest pause
  for (let waited = 0; waited < 150 && !areAllSent(env); waited += 5) await pause(5000);
  expectThat(areAllSent(env), 'the command line shows all as sent');
  client.close();
  await server.stop();
  mail.close();
}

/** Lets the mail server fail in every way it can, then looks whether each enquiry was mailed; on each database. */
export async function mailFaults(secondsEach = 4): Promise<void> {
  for (const database of await databases()) {
    await faultsOn(database, secondsEach);
    await database.stop();
  }
}
