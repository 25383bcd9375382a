import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { expectThat, percentile, scratchFolder } from './figures.ts';
import { mailbox, messageId } from './mailbox.ts';
import { type LeadsView, ownersView, type ServerProcess, startServer } from './server-process.ts';

const visitors = 50;

/** Hands each request to the next server in turn; 502 when that one is gone. */
async function proxy(servers: () => readonly ServerProcess[]): Promise<Readonly<{ origin: string; server: Server }>> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let turn = 0;
  const server = createServer((input, answer) => {
    const all = servers();
    const origin = all[(turn += 1) % all.length]?.origin ?? '';
    const fail = () => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    const onward = request(origin + input.url, { agent, method: input.method, headers: input.headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.on('error', fail).pipe(answer);
    });
    input.pipe(onward.on('error', fail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The free times of the coming weeks. */
async function slots(origin: string): Promise<readonly string[]> {
  const [from, to] = [Date.now() + 86_400_000, Date.now() + 40 * 86_400_000].map((at) => new Date(at).toISOString());
  const answer = await fetch(`${origin}/api/v1/slots?from=${from}&to=${to}`);
  const { slots: found } = (await answer.json()) as { slots: readonly { start: string }[] }; // the documented shape
  return found.map(({ start }) => start);
}

const call = { name: 'Soak', email: 'soak@example.com', timeZone: 'Asia/Colombo', topic: '' };

async function book(origin: string, start: string, key: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const body = JSON.stringify({ ...call, start });
  const answer = await fetch(`${origin}/api/v1/bookings`, { method: 'POST', headers, body });
  await answer.body?.cancel();
  return answer.status;
}

type Seen = { enquiries: Set<string>; calls: Set<string>; times: number[] };

/** One visitor writes, and books every tenth time; what got no answer is sent again under its key. */
async function visit(origin: string, visitor: number, seen: Seen, free: readonly string[], isOver: () => boolean) {
  const client = enquiryClient(origin, 1);
  for (let count = 0; !isOver(); count += 1) {
    const name = `visitor ${visitor} enquiry ${count} end`;
    const start = free[visitor * 7 + Math.floor(count / 10)];
    const isCall = count % 10 === 9 && start !== undefined;
    for (let status = 0; status !== 200 && status !== 201 && status !== 409;) {
      const began = performance.now();
      status = await (isCall ? book(origin, start, name) : client.enquire(name).then((answer) => answer.status)).catch(
        () => 0,
      );
      if (status === 200 || status === 201) {
        seen.times.push(performance.now() - began);
        if (isCall) seen.calls.add(start);
        else seen.enquiries.add(name);
      } else await pause(100);
    }
  }
  client.close();
}

type Round = Readonly<{ machines: number; seconds: number; kills: boolean }>;

async function round(url: string, { machines, seconds, kills }: Round) {
  const mail = await mailbox();
  const env = {
    DATA_DIR: scratchFolder(),
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    SECRET: randomBytes(32).toString('base64url'),
    OUTBOX_TICK_MS: '100',
  };
  const servers = [await startServer(env)];
  while (servers.length < machines) servers.push(await startServer(env));
  const door = await proxy(() => servers);
  const seen: Seen = { enquiries: new Set(), calls: new Set(), times: [] };
  const free = await slots(door.origin);
  const until = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > until;
  const visits = Array.from({ length: visitors }, (_, each) => visit(door.origin, each, seen, free, isOver));
  let killed = 0;
  while (kills && !isOver()) {
    await pause(2000);
    const victim = killed % machines;
    await servers[victim]?.crash();
    killed += 1;
    servers[victim] = await startServer(env);
  }
  await Promise.all(visits);
  door.server.close();
  door.server.closeAllConnections();
  return { env, servers, mail, seen, killed };
}

const rate = (seen: Seen, seconds: number) =>
  `${Math.round(seen.times.length / seconds)} a second, p50 ${Math.round(percentile(seen.times, 50))} ms, p99 ${Math.round(percentile(seen.times, 99))} ms`;

async function killedInTurn(url: string, seconds: number): Promise<void> {
  const { env, servers, mail, seen, killed } = await round(url, { machines: 2, seconds, kills: true });
  const mailed = () => new Set(mail.mails.map((one) => /visitor \d+ enquiry \d+ end/.exec(one)?.[0] ?? ''));
  const missingMails = () => {
    const names = mailed();
    return [...seen.enquiries].filter((name) => !names.has(name)).length;
  };
  for (let waited = 0; waited < 180 && missingMails() > 0; waited += 1) await pause(1000); // a claim of a killed one runs out after a minute
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const { bookings } = ownersView(env, 'bookings', 'list') as { bookings: readonly { start: string }[] };
  for (const server of servers) await server.stop();
  mail.close();
  const names = leads.map((lead) => lead.params['contact_name'] ?? '');
  const stored = new Set(names);
  const starts = bookings.map(({ start }) => start);
  const lost = [...seen.enquiries].filter((name) => !stored.has(name)).length;
  const lostCalls = [...seen.calls].filter((start) => !starts.includes(start)).length;
  const copies = [...Map.groupBy(mail.mails, messageId).values()];
  console.log(
    `  two machines, ${killed} killed: ${seen.enquiries.size} enquiries, ${seen.calls.size} calls, ${rate(seen, seconds)}`,
  );
  expectThat(lost + lostCalls === 0, `${lost} acknowledged enquiries and ${lostCalls} calls are missing`);
  expectThat(stored.size === names.length, `${names.length - stored.size} enquiries are stored twice`);
  expectThat(new Set(starts).size === starts.length, `${starts.length - new Set(starts).size} times are booked twice`);
  expectThat(missingMails() === 0, `${missingMails()} enquiries are not mailed`);
  const again = copies.filter((same) => same.length > 1).length;
  expectThat(again <= killed * 5, `${again} mails came again, under the same Message-ID: those under way in a kill`);
}

/** Two servers behind one proxy on one PostgreSQL: first killed in turn, then their rate beside that of one. */
export async function severalMachines(seconds = 30): Promise<void> {
  const [embedded, database] = await databases();
  if (database?.url === undefined) return embedded?.stop();
  await killedInTurn(database.url, seconds);
  for (const machines of [1, 2]) {
    const { servers, mail, seen } = await round(database.url, { machines, seconds: seconds / 3, kills: false });
    for (const server of servers) await server.stop();
    mail.close();
    console.log(`  ${machines} of them without a kill: ${rate(seen, seconds / 3)}`);
  }
  await database.stop();
}
