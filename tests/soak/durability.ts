import { setTimeout as pause } from 'node:timers/promises';
import { type Database, databases } from './databases.ts';
import { type EnquiryClient, enquiryClient } from './enquiry-client.ts';
import { expectThat, percentile, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, type ServerProcess, startServer } from './server-process.ts';

const clients = 20;
/** How much longer a start may take after a kill than after an orderly stop. */
const slowestStart = 2;

/** Both starts are on the same data, one after the other, so that their ratio hangs on no machine's speed. */
type Starts = { afterKill: number[]; afterStop: number[] };
type Book = { acknowledged: Set<string>; unsure: Set<string>; made: number };

const isUpload = (name: string) => name.endsWith('7');
const send = (client: EnquiryClient, name: string) =>
  isUpload(name) ? client.upload(name, 60_000) : client.enquire(name);

/** One visitor: writes again and again until the connection breaks, and repeats what an earlier crash left open. */
async function visit(client: EnquiryClient, book: Book): Promise<void> {
  for (;;) {
    const open = book.unsure.values().next().value;
    const name = open ?? `enquiry-${(book.made += 1)}`;
    book.unsure.delete(name);
    try {
      const { status } = await send(client, name);
      if (status !== 200) throw new Error(`The server answered ${status}.`);
      book.acknowledged.add(name);
    } catch {
      book.unsure.add(name);
      return;
    }
  }
}

async function round(server: ServerProcess, book: Book): Promise<void> {
  const client = enquiryClient(server.origin, clients);
  const visits = Array.from({ length: clients }, () => visit(client, book));
  await pause(200 + Math.random() * 1000);
  await server.crash();
  await Promise.all(visits);
  client.close();
}

/** Starts the server that was killed, stops it in order and starts it once more. */
async function startedTwice(env: Readonly<Record<string, string | undefined>>, starts: Starts): Promise<ServerProcess> {
  const first = await startServer(env);
  starts.afterKill.push(first.readyMs);
  await first.stop();
  const second = await startServer(env);
  starts.afterStop.push(second.readyMs);
  return second;
}

function judgeStarts({ afterKill, afterStop }: Starts): void {
  const [middleKill, middleStop] = [percentile(afterKill, 50), percentile(afterStop, 50)];
  const most = Math.max(...afterKill) / 1000;
  console.log(
    `  ready again after a kill: ${(middleKill / 1000).toFixed(2)} s in the middle, ${most.toFixed(2)} s at most`,
  );
  const ratio = middleKill / middleStop;
  expectThat(ratio < slowestStart, `that is ${ratio.toFixed(2)} times what it takes after an orderly stop`);
}

async function crashesOn(database: Database, rounds: number): Promise<void> {
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: database.url };
  const book: Book = { acknowledged: new Set(), unsure: new Set(), made: 0 };
  const starts: Starts = { afterKill: [], afterStop: [] };
  await round(await startServer(env), book);
  for (let count = 1; count < rounds; count += 1) await round(await startedTwice(env, starts), book);
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const names = leads.map((lead) => lead.params['contact_name'] ?? '');
  const stored = new Set(names);
  const lost = [...book.acknowledged].filter((name) => !stored.has(name));
  const whole = leads.filter((lead) => lead.attachments.every(({ bytes }) => bytes === 60_000));
  console.log(`  ${database.name}: ${rounds} kills, ${book.acknowledged.size} acknowledged, ${names.length} kept`);
  expectThat(book.acknowledged.size > rounds, 'enquiries were acknowledged between the kills');
  expectThat(lost.length === 0, `${lost.length} acknowledged enquiries are missing`);
  expectThat(stored.size === names.length, `${names.length - stored.size} enquiries are stored twice`);
  expectThat(whole.length === leads.length, `${leads.length - whole.length} attachments are not whole`);
  judgeStarts(starts);
}

/** Kills the server in the middle of its work, again and again, and looks for what it had acknowledged. */
export async function durability(rounds = 50): Promise<void> {
  for (const database of await databases()) {
    await crashesOn(database, rounds);
    await database.stop();
  }
}
