import { setTimeout as pause } from 'node:timers/promises';
import { databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { counted, expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, startServer } from './server-process.ts';

const clients = 20;

/** Restarts PostgreSQL while visitors write. The embedded database lives and dies with the server: `durability`. */
export async function databaseRestarts(rounds = 5): Promise<void> {
  const [embedded, database] = await databases();
  if (!database?.restart) return embedded?.stop();
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: database.url, OUTBOX_TICK_MS: '3600000' };
  const server = await startServer(env);
  const client = enquiryClient(server.origin, clients);
  const [acknowledged, statuses] = [new Set<string>(), [] as number[]];
  let over = false;
  const visit = async (visitor: number) => {
    for (let count = 0; !over; count += 1) {
      const name = `visitor ${visitor} enquiry ${count}`;
      const { status } = await client.enquire(name);
      statuses.push(status);
      if (status === 200) acknowledged.add(name);
      else await pause(200);
    }
  };
  const visits = Promise.all(Array.from({ length: clients }, (_, visitor) => visit(visitor)));
  for (let round = 0; round < rounds; round += 1) {
    await pause(1000);
    await database.restart();
  }
  await pause(1000);
  over = true;
  await visits;
  const { status } = await client.enquire('after all');
  client.close();
  await server.stop();
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const stored = leads.map((lead) => lead.params['contact_name'] ?? '');
  const missing = [...acknowledged].filter((name) => !stored.includes(name)).length;
  expectThat(
    statuses.every((one) => one === 200 || one === 503),
    `${rounds} restarts of PostgreSQL: ${counted(statuses)}`,
  );
  expectThat(status === 200, 'afterwards enquiries are taken again, without a restart of the server');
  expectThat(missing === 0, `${acknowledged.size} acknowledged, ${missing} of them missing`);
  expectThat(new Set(stored).size === stored.length, 'nothing is stored twice');
  await database.stop();
}
