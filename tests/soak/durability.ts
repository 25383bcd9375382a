import { setTimeout as pause } from 'node:timers/promises';
import { type Database, databases } from './databases.ts';
import { type EnquiryClient, enquiryClient } from './enquiry-client.ts';
import { expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, type ServerProcess, startServer } from './server-process.ts';

const clients = 20;

type Book = { acknowledged: Set<string>; unsure: Set<string>; made: number; readyMs: number[] };

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

async function crashesOn(database: Database, rounds: number): Promise<void> {
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: database.url };
  const book: Book = { acknowledged: new Set(), unsure: new Set(), made: 0, readyMs: [] };
  for (let count = 0; count < rounds; count += 1) {
    const server = await startServer(env);
    book.readyMs.push(server.readyMs);
    await round(server, book);
  }
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const names = leads.map((lead) => lead.params['contact_name'] ?? '');
  const kept = new Set(names);
  const lost = [...book.acknowledged].filter((name) => !kept.has(name));
  const whole = leads.filter((lead) => lead.attachments.every(({ bytes }) => bytes === 60_000));
  console.log(`  ${database.name}: ${rounds} kills, ${book.acknowledged.size} acknowledged, ${names.length} kept`);
  expectThat(book.acknowledged.size > rounds, 'enquiries were acknowledged between the kills');
  expectThat(lost.length === 0, `${lost.length} acknowledged enquiries are missing`);
  expectThat(kept.size === names.length, `${names.length - kept.size} enquiries are stored twice`);
  expectThat(whole.length === leads.length, `${leads.length - whole.length} attachments are not whole`);
  expectThat(
    Math.max(...book.readyMs) < 10_000,
    `ready again after at most ${Math.round(Math.max(...book.readyMs))} ms`,
  );
}

/** Kills the server in the middle of its work, again and again, and looks for what it had acknowledged. */
export async function durability(rounds = 50): Promise<void> {
  for (const database of await databases()) {
    await crashesOn(database, rounds);
    await database.stop();
  }
}
