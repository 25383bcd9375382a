import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayAt, instantOf, type IsoDate } from '@formation/calendar';
import { deadlines, readCompanyLink } from '@formation/deadlines';
import { SMTPServer } from 'smtp-server';
import { type Database, databases } from './databases.ts';
import { expectThat, scratchFolder } from './figures.ts';
import { ownersView, type ServerProcess, startServer } from './server-process.ts';

const readers = 40;
const zone = 'Asia/Colombo';
const link = 'country=uk&incorporated=2026-02-10';

/** Runs before the server: its wall clock is ahead by what the environment says. */
const clockAhead = `
  const real = Date.now.bind(Date);
  const ahead = Number(process.env.SOAK_AHEAD_MS);
  Date.now = () => real() + ahead;
`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clockAhead)}`;

/** The mail in which a reader is told of a day. */
type Arrived = Readonly<{ to: string; id: string; body: string }>;

const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** A real mail server that takes everything, each mail after a moment: a kill hits some on their way. */
async function sink() {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, callback) {
      const take = async () => {
        const mail = plain(await text(stream));
        await pause(30);
        const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';
        arrived.push({ to: envelope.rcptTo[0]?.address ?? '', id, body: mail });
        callback();
      };
      void take().catch(() => undefined); // the server was killed before
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // listening on TCP
  return { url: `smtp://127.0.0.1:${port}`, arrived, close: () => server.close(() => undefined) };
}

type Sink = Awaited<ReturnType<typeof sink>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** The servers that run on one database, by a clock at noon in Colombo of a day. */
function startOn(day: IsoDate, env: Environment): Promise<readonly ServerProcess[]> {
  const ahead = String(instantOf(day, 12 * 60, zone) - Date.now());
  const start = () => startServer({ ...env, NODE_OPTIONS, SOAK_AHEAD_MS: ahead });
  return Promise.all(env['DATABASE_URL'] === undefined ? [start()] : [start(), start()]);
}

/** Waits until no mail has arrived for a while. */
async function quiet({ arrived }: Sink): Promise<void> {
  for (let before = -1; before !== arrived.length;) {
    before = arrived.length;
    await pause(2000);
  }
}

async function subscribe(env: Environment, mail: Sink, day: IsoDate): Promise<void> {
  const servers = await startOn(day, env);
  const [{ origin } = { origin: '' }] = servers;
  for (let reader = 0; reader < readers; reader += 1) {
    const body = JSON.stringify({ email: `reader${reader}@example.com`, company: link });
    await fetch(`${origin}/api/v1/reminders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  await quiet(mail);
  const links = mail.arrived.map(({ body }) => /\/reminders\/confirm\?id=[\w-]+&token=[\w-]+/.exec(body)?.[0] ?? '');
  for (const path of new Set(links)) await fetch(origin + path, { method: 'POST' });
  await quiet(mail);
  for (const server of servers) await server.stop();
}

/** Kills every server of a day in the middle of its work, some times, then lets it finish. */
async function liveThrough(day: IsoDate, env: Environment, { mail, kills }: Readonly<{ mail: Sink; kills: number }>) {
  for (let kill = 0; kill < kills; kill += 1) {
    const servers = await startOn(day, env);
    await Promise.all(
      servers.map(async (server) => {
        await pause(Math.random() * 400);
        await server.crash();
      }),
    );
  }
  const servers = await startOn(day, env);
  await quiet(mail);
  for (const server of servers) await server.stop();
}

const dayText = (day: IsoDate) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

async function remindersOn(database: Database, kills: number): Promise<void> {
  const mail = await sink();
  const fast = { OUTBOX_TICK_MS: '50', RETRY_BASE_MS: '200' };
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: database.url, SMTP_URL: mail.url, ...fast };
  const today = dayAt(Date.now(), zone);
  const { company } = readCompanyLink(Object.fromEntries(new URLSearchParams(link)), today);
  const due = deadlines(company, addDays(today, 60), addDays(today, 800))[0]?.due ?? today;
  await subscribe(env, mail, addDays(due, -35));
  for (const before of [31, 30, 29, 8, 7, 6, 1, 0]) await liveThrough(addDays(due, -before), env, { mail, kills });
  const about = mail.arrived.filter(
    ({ body }) => body.includes(dayText(due)) && body.includes('List-Unsubscribe-Post'),
  );
  const ofReader = Map.groupBy(about, ({ to }) => to);
  const different = [...ofReader.values()].map((mails) => new Set(mails.map(({ id }) => id)).size);
  const copies = about.length - new Set(about.map(({ id }) => id)).size;
  console.log(
    `  ${database.name}: ${kills * 8} kills of each server, ${about.length} mails about one day to ${readers} readers`,
  );
  expectThat(ofReader.size === readers, `${ofReader.size} of ${readers} readers were told`);
  expectThat(
    different.every((count) => count === 3),
    `each was told three times: ${Math.min(...different)} to ${Math.max(...different)} different mails a reader`,
  );
  expectThat(copies <= kills * 16 * 5, `${copies} came again after a kill, with the same Message-ID`);
  const { mail: states } = ownersView(env, 'stats') as Readonly<{ mail: Readonly<Record<string, number>> }>;
  expectThat(states['waiting'] === 0 && states['dead'] === 0, 'no mail waits or is given up');
  mail.close();
}

/** Kills the server while it reminds of deadlines, day after day; on PostgreSQL two servers share the work. */
export async function reminders(kills = 2): Promise<void> {
  for (const database of await databases()) {
    await remindersOn(database, kills);
    await database.stop();
  }
}
