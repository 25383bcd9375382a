import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { answeredEnquiry, readerSettings, readToEnd, wireMail } from '../testing/mailbox-work.ts';
import { scratchMailbox } from '../testing/scratch-dovecot.ts';
import { embedded, engines, scratchStore } from '../testing/scratch-store.ts';
import { startMailbox } from './start-mailbox.ts';

/** As many mails as come: some by default, `MAILBOX_MAILS=10000` for a long look. */
const many = Number(process.env['MAILBOX_MAILS'] ?? 150);
/** How often a server is killed while it reads. */
const kills = Number(process.env['CRASH_ROUNDS'] ?? 3);

const eachEngine = [embedded, ...engines()];
const secret = 'a secret of thirty-two characters';

async function office(engine: (typeof eachEngine)[number]) {
  const stored = await scratchStore(engine, { secret, mailDomain: 'firm.example' });
  const mailbox = await scratchMailbox();
  await readToEnd(stored.store, mailbox.url);
  return { ...stored, mailbox };
}

/** Answers to as many enquiries, so that no enquiry has more than a day allows. */
async function threads({ store, clock }: Awaited<ReturnType<typeof office>>, count: number) {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { messageId } = await answeredEnquiry(store, clock, `client${each}@client.example`);
    ids.push(messageId);
  }
  return ids;
}

async function texts({ store }: Pick<Awaited<ReturnType<typeof office>>, 'store'>) {
  const found: string[] = [];
  for (const { id } of await store.enquiries.list())
    found.push(...((await store.inbox.find(id))?.replies.map(({ text }) => text) ?? []));
  return found.sort((a, b) => Number(a) - Number(b));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe.each(eachEngine)('on $name', (engine) => {
  test('two servers read one mailbox: each mail is there once', async () => {
    const firm = await office(engine);
    const ids = await threads(firm, 4);
    const other = await firm.another();
    for (const body of numbers(60)) firm.mailbox.deliver(wireMail({ answers: ids[Number(body) % 4] ?? '', body }));

    for (let round = 0; round < 3; round += 1)
      await Promise.all([readToEnd(firm.store, firm.mailbox.url), readToEnd(other, firm.mailbox.url)]);

    expect(await texts(firm)).toEqual(numbers(60));
    expect(firm.mailbox.counts()).toEqual({ all: 60, read: 60 });
  });

  test(`killed ${kills} times while it reads, nothing is missing and nothing is there twice`, async () => {
    const firm = await office(engine);
    const ids = await threads(firm, 4);
    const reader = fileURLToPath(import.meta.resolve('../testing/mailbox-reader.ts'));
    for (const body of numbers(40)) firm.mailbox.deliver(wireMail({ answers: ids[Number(body) % 4] ?? '', body }));

    for (let kill = 0; kill < kills; kill += 1) {
      const args = [reader, firm.dataDir, firm.mailbox.url, String(firm.clock.now), firm.databaseUrl ?? ''];
      const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(server.stdout, 'data');
      await pause(600 + 250 * kill); // it has begun to read
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      firm.clock.now += 6 * 60_000; // its claim is over
    }
    await readToEnd(firm.store, firm.mailbox.url);

    expect(await texts(firm)).toEqual(numbers(40));
  });

  test('the mailbox breaks off in the middle: the next round goes on', async () => {
    const firm = await office(engine);
    const ids = await threads(firm, 4);
    for (const body of numbers(20)) firm.mailbox.deliver(wireMail({ answers: ids[Number(body) % 4] ?? '', body }));

    const reading = readToEnd(firm.store, firm.mailbox.url).catch(() => 'broke off');
    await pause(300);
    await firm.mailbox.restart();
    await reading;
    await readToEnd(firm.store, firm.mailbox.url);

    expect(await texts(firm)).toEqual(numbers(20));
  });

  test('a running server reads what comes, and waits for a mailbox that is away', async () => {
    const firm = await office(engine);
    const ids = await threads(firm, 1);
    const warned: object[] = [];
    const settings = { ...readerSettings, imapUrl: firm.mailbox.url };
    const log = { warn: (about: object) => warned.push(about) };
    const running = startMailbox({ store: firm.store, settings, log });
    firm.mailbox.deliver(wireMail({ answers: ids[0] ?? '', body: '1' }));
    await vi.waitFor(async () => expect(await texts(firm)).toEqual(['1']), { timeout: 20_000 });

    await firm.mailbox.restart();
    firm.mailbox.deliver(wireMail({ answers: ids[0] ?? '', body: '2' }));
    await vi.waitFor(async () => expect(await texts(firm)).toEqual(['1', '2']), { timeout: 20_000 });
    await running.stop();

    expect(JSON.stringify(warned)).not.toMatch(/secret|office/);
  });

  test(`${many} mails of strangers and one of a client: what is above a day stays in the mailbox, the client’s is read`, async () => {
    const firm = await office(engine);
    const [id = ''] = await threads(firm, 1);
    for (const each of numbers(many))
      firm.mailbox.deliver(wireMail({ from: `stranger${each}@many.example`, body: '<script>' }));
    firm.mailbox.deliver(wireMail({ answers: id, body: '1' }));

    await readToEnd(firm.store, firm.mailbox.url);

    expect(await firm.store.enquiries.list()).toHaveLength(1 + 100);
    expect(await texts(firm)).toEqual(['1']);
    expect(firm.mailbox.counts()).toEqual({ all: many + 1, read: 101 });
  });

  test('of a mail that is too large the beginning is read; one that is nested without end stays unread', async () => {
    const firm = await office(engine);
    const [id = ''] = await threads(firm, 1);
    const nested = numbers(500)
      .map((each) => `Content-Type: multipart/mixed; boundary=b${each}\r\n\r\n--b${each}\r\n`)
      .join('');
    firm.mailbox.deliver(wireMail({ answers: id, headers: [nested] }));
    firm.mailbox.deliver(wireMail({ answers: id, body: 'x '.repeat(14 * 1024 * 1024) }));
    firm.mailbox.deliver(wireMail({ answers: id, body: '2' }));

    await readToEnd(firm.store, firm.mailbox.url);

    const found = await texts(firm);
    expect(found.map((text) => text.length).sort((a, b) => a - b)).toEqual([1, 20_000]);
    expect(firm.mailbox.counts()).toEqual({ all: 3, read: 2 });
  });
});
