import { setTimeout as pause } from 'node:timers/promises';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { counted, expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, startServer } from './server-process.ts';

const perJump = 20;

/** Runs before the server: each SIGUSR2 puts the wall clock elsewhere, by hours, or right again. */
const jumpingClock = `
  const real = Date.now.bind(Date);
  const hours = [-1, 0, -6, 0, 24, 0, -24, 0];
  let jumps = 0;
  let jump = 0;
  Date.now = () => real() + jump;
  process.on('SIGUSR2', () => (jump = hours[jumps++ % hours.length] * 3_600_000));
`;
const preload = `--import=data:text/javascript,${encodeURIComponent(jumpingClock)}`;

async function jumpsOn(database: Database, jumps: number): Promise<void> {
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: database.url, OUTBOX_TICK_MS: '100' };
  const server = await startServer({ ...env, NODE_OPTIONS: preload });
  const client = enquiryClient(server.origin, 4);
  const statuses: number[] = [];
  for (let jump = 0; jump <= jumps; jump += 1) {
    for (let count = 0; count < perJump; count += 1)
      statuses.push((await client.enquire(`jump ${jump} enquiry ${count}`)).status);
    await pause(1000); // the outbox writes
    server.signal('SIGUSR2');
  }
  await pause(2000);
  client.close();
  await server.stop();
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const states = counted(leads.map((lead) => lead.mail.state));
  expectThat(
    statuses.every((status) => status === 200) && leads.length === statuses.length,
    `${database.name}: the clock jumped ${jumps} times, by an hour, six and a day; answers ${counted(statuses)}, ${leads.length} stored`,
  );
  expectThat(states === `written: ${leads.length}`, `no mail is parked (${states})`);
}

/** Puts the wall clock back, ahead and right again under a running server. */
export async function clockJumps(jumps = 8): Promise<void> {
  for (const database of await databases()) {
    await jumpsOn(database, jumps);
    await database.stop();
  }
}
