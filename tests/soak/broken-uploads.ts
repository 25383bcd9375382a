import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { counted, expectThat, scratchFolder } from './figures.ts';
import { startServer } from './server-process.ts';

const head = [
  'POST /api/v1.0/email/send-form HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=edge',
  'Content-Length: 5000000',
  '',
  '--edge',
  'content-disposition: form-data; name="file"; filename="scan.pdf"',
  '',
  '%PDF-1.7 ',
].join('\r\n');

/** A visitor whose connection ends somewhere in the middle of a file. */
async function goAway(port: number, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  socket.write(Buffer.alloc(bytes));
  await pause(20);
  socket.destroy();
}

const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

async function uploadsOn(database: Database, count: number): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, OUTBOX_TICK_MS: '3600000' });
  const client = enquiryClient(server.origin, 4);
  const statuses: number[] = [];
  for (let upload = 0; upload < count; upload += 1) {
    const gone = Array.from({ length: 4 }, (_, i) =>
      goAway(Number(new URL(server.origin).port), (upload * 4 + i) * 997),
    );
    statuses.push((await client.upload(`whole upload ${upload}`, 50_000)).status);
    await Promise.all(gone);
  }
  await pause(1000);
  const left = filesIn(folder);
  client.close();
  await server.stop();
  expectThat(
    statuses.every((status) => status === 200),
    `${database.name}: whole uploads beside ${count * 4} that broke off: ${counted(statuses)}`,
  );
  expectThat(left === count, `${left} files are kept, those of the ${count} whole uploads and nothing else`);
}

/** Visitors who are gone in the middle of an upload, beside others who are not. */
export async function brokenUploads(count = 100): Promise<void> {
  for (const database of await databases()) {
    await uploadsOn(database, count);
    await database.stop();
  }
}
