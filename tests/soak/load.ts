import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { counted, expectThat, megabytes, percentile, scratchFolder } from './figures.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const clients = 500;
const uploads = 10;
const allowedGrowth = 64 * 1024 * 1024;

/** Looks at the memory of the server until told to stop, and says the most it saw. */
function watchMemory(server: ServerProcess) {
  const seen = [server.memory()];
  const timer = setInterval(() => seen.push(server.memory()), 100);
  return () => {
    clearInterval(timer);
    return Math.max(...seen);
  };
}

async function fiveHundredAtOnce(server: ServerProcess, seconds: number): Promise<void> {
  const client = enquiryClient(server.origin, clients);
  const until = performance.now() + seconds * 1000;
  const statuses: (number | string)[] = [];
  const times: number[] = [];
  const visit = async (visitor: number) => {
    for (let count = 0; performance.now() < until; count += 1) {
      const answer = await client.enquire(`visitor ${visitor} enquiry ${count}`).catch((error: Error) => error.message);
      statuses.push(typeof answer === 'string' ? answer : answer.status);
      if (typeof answer !== 'string') times.push(answer.ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, visitor) => visit(visitor)));
  client.close();
  const rate = Math.round(statuses.length / seconds);
  const [p50, p99] = [50, 99].map((percent) => Math.round(percentile(times, percent)));
  console.log(`  ${clients} clients for ${seconds} s: ${rate} enquiries a second, p50 ${p50} ms, p99 ${p99} ms`);
  expectThat(
    statuses.every((status) => status === 200),
    `every answer is 200 (${counted(statuses)})`,
  );
}

async function uploadsOfTenMegabytes(server: ServerProcess, seconds: number): Promise<void> {
  const client = enquiryClient(server.origin, uploads);
  const run = async (name: string, lasting: number) => {
    const until = performance.now() + lasting * 1000;
    let sent = 0;
    const upload = async (visitor: number) => {
      for (let count = 0; performance.now() < until; count += 1) {
        const { status } = await client.upload(`${name} ${visitor} file ${count}`, 10 * 1024 * 1024);
        if (status !== 200) throw new Error(`An upload was answered ${status}.`);
        sent += 1;
      }
    };
    await Promise.all(Array.from({ length: uploads }, (_, visitor) => upload(visitor)));
    return sent;
  };
  await run('warm-up', 3);
  await pause(2000);
  const rest = server.memory();
  const most = watchMemory(server);
  const sent = await run('measured', seconds);
  const grown = most() - rest;
  client.close();
  console.log(`  ${uploads} uploads of 10 MB at once: ${sent} in ${seconds} s, ${megabytes(rest)} at rest`);
  expectThat(grown < allowedGrowth, `memory grows by ${megabytes(Math.max(0, grown))} at most while they run`);
}

/** What the disk takes to make one write durable just now: no database on it commits faster one by one. */
function syncMs(): number {
  const file = openSync(join(scratchFolder(), 'sync'), 'w');
  const started = performance.now();
  for (let count = 0; count < 100; count += 1) {
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
  }
  closeSync(file);
  return (performance.now() - started) / 100;
}

async function loadOn(database: Database, seconds: number): Promise<void> {
  const server = await startServer({
    DATA_DIR: scratchFolder(),
    DATABASE_URL: database.url,
    OUTBOX_TICK_MS: '3600000',
  });
  console.log(`  ${database.name}: ready after ${Math.round(server.readyMs)} ms`);
  await fiveHundredAtOnce(server, seconds);
  await uploadsOfTenMegabytes(server, Math.ceil(seconds / 4));
  await server.stop();
}

/** Five hundred visitors at once, then large files: the rate, the waiting and the memory. */
export async function load(seconds = 60): Promise<void> {
  console.log(`  one fsync takes ${syncMs().toFixed(1)} ms on this disk now`);
  for (const database of await databases()) {
    await loadOn(database, seconds);
    await database.stop();
  }
}
