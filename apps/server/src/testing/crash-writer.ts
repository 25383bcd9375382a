// For crash.test.ts: stores enquiries with files as fast as it can and prints each that it may acknowledge.
import { openStore } from '../db/open-store.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });

async function* content(mark: string) {
  yield await Promise.resolve(Buffer.from(`${mark}\n`.repeat(1000)));
}

async function write(mark: string): Promise<void> {
  const file = await store.files.stage(content(mark), 'note.txt');
  if ('refused' in file) throw new Error(file.refused);
  const enquiry = { params: { mark }, address: 'nimal@example.com', file, consentText: '1' };
  await store.enquiries.add(enquiry, { sender: '192.0.2.1', key: mark });
  process.stdout.write(`${mark}\n`);
}

for (let i = 0; ; i += 4) await Promise.all([0, 1, 2, 3].map((worker) => write(`${process.pid}-${i + worker}`)));
