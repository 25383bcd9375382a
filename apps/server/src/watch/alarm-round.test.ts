import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { calls } from '@formation/content';
import { openSlots } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { outbox } from '../outbox/outbox.ts';
import type { Transport } from '../outbox/transport.ts';
import { parseSettings } from '../settings.ts';
import { listenOn } from '../testing/listen-on.ts';
import { officeMail } from '../testing/office-mail.ts';
import {
  embedded,
  type Engine,
  engines,
  freshOrigin,
  scratchFolder,
  scratchStore,
  someEnquiry,
} from '../testing/scratch-store.ts';
import { totals } from '../totals.ts';
import { alarmFile, alarmRound } from './alarm-round.ts';

type Called = Readonly<{ text: string; alarms: readonly Readonly<{ name: string; ended?: string }>[] }>;

/** A webhook of the owner: what it was told, and whether it takes it. */
async function scratchHook() {
  const called: Called[] = [];
  const mood = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      called.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(mood.status).end();
    });
  });
  return { url: await listenOn(server), called, mood };
}

/** A server that looks at itself when a test says so. Copies are made in time unless a test lets one go missing. */
async function scratchWatch(engine: Engine, env: Readonly<Record<string, string>> = {}) {
  const { store, dataDir, clock, another } = await scratchStore(engine);
  const backups = scratchFolder();
  const settings = parseSettings({ DATA_DIR: dataDir, BACKUP_DIR: backups, ...env });
  if ('refused' in settings) throw new Error(settings.refused);
  const copy = (at: number) => {
    const name = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
    mkdirSync(join(backups, name));
  };
  copy(clock.now);
  const warned: string[] = [];
  const log = { warn: (_: object, sentence: string) => void warned.push(sentence) };
  const mailed: string[] = [];
  const transport: Transport = {
    delivered: 'sent',
    deliver: async ({ text }) => void mailed.push(typeof text === 'string' ? text : ''),
  };
  const box = outbox({
    store,
    dataDir,
    ...officeMail,
    retryBaseMs: 30_000,
    log,
    transport,
    now: () => clock.now,
  });
  const round = async (other = store) => {
    await alarmRound({ store: other, settings, now: clock.now }, log);
    while (await box());
  };
  const file = () => JSON.parse(readFileSync(alarmFile(dataDir), 'utf8'));
  const names = () => file().alarms.map(({ name }: { name: string }) => name);
  return { store, clock, another, round, copy, mailed, warned, file, names, backups };
}

/** An enquiry that was held, and one that nobody took for three days. */
async function withTroubles(store: Awaited<ReturnType<typeof scratchStore>>['store']) {
  const quarantined = await store.enquiries.add(someEnquiry({ heldFor: 'hidden-field' }), freshOrigin());
  const dead = await store.enquiries.add(someEnquiry(), freshOrigin());
  const [mail] = await store.mails.claim(1);
  if (mail) await store.mails.settle(mail, { state: 'dead', error: 'no answer' });
  return { held: 'id' in quarantined ? quarantined.id : '', dead: 'id' in dead ? dead.id : '' };
}

describe.each(engines())('on $name', (engine) => {
  test('a mail that was given up is told at once, again after a day, and once more when it is over', async () => {
    const { store, clock, round, copy, mailed, names } = await scratchWatch(engine);
    await round();
    expect(mailed.join()).not.toContain('given up');
    const { dead } = await withTroubles(store);

    await round();
    await round();
    expect(mailed.filter((mail) => mail.includes('1 mails were given up'))).toHaveLength(1);
    expect(names()).toContain('mails given up');

    clock.now += dayMs - 1;
    await round();
    expect(mailed.filter((mail) => mail.includes('1 mails were given up'))).toHaveLength(1);
    clock.now += 1;
    copy(clock.now);
    await round();
    expect(mailed.filter((mail) => mail.includes('1 mails were given up'))).toHaveLength(2);

    await store.mails.dismiss(dead);
    await round();
    expect(mailed.at(-1)).toMatch(/mails given up: over since/);
  });

  test('what strangers have nearly used up is told, with how much there is', async () => {
    const { store, clock, round, names, mailed } = await scratchWatch(engine);
    const { openInAll } = totals.reminders.bounds;
    const wish = (n: number) => ({ email: `${n}@example.com`, company: '', facts: '', until: clock.now + dayMs });
    const ask = (n: number) => store.reminders.ask(wish(n), freshOrigin());
    const near = Math.ceil(openInAll * 0.8);
    await Promise.all(Array.from({ length: near - 1 }, (_, n) => ask(n)));
    await store.mails.claim(near); // they are under way
    await round();
    expect(names()).not.toContain('open reminders');
    expect(names()).toContain('letters to strangers'); // each wish has sent one

    await ask(near);
    await round();
    expect(names()).toContain('open reminders');
    expect(mailed.join('\n')).toContain(`${near} of ${openInAll}`);
  });

  test('many calls within an hour are told, and that no time is free', async () => {
    const { store, clock, round, names } = await scratchWatch(engine);
    const { toldAboveInAnHour: most } = totals.calls.bounds;
    const rules = { ...calls, aheadMs: 14 * dayMs };
    const starts = openSlots(rules, { from: clock.now, to: clock.now + 14 * dayMs }, clock.now);
    const book = (start: number) => {
      const visitor = { name: 'Nimal', email: `${start}@example.com`, timeZone: 'Asia/Colombo', topic: '' };
      return store.bookings.add({ ...visitor, start, end: start + calls.lengthMs }, freshOrigin());
    };
    for (const start of starts.slice(0, most)) await book(start);
    await round();
    expect(names()).not.toContain('many calls booked');

    for (const start of starts.slice(most, -1)) await book(start);
    await round();
    expect(names()).toContain('many calls booked');
    expect(names()).not.toContain('no free time left');

    for (const start of starts.slice(-1)) await book(start);
    await round();
    expect(names()).toContain('no free time left');
  });

  test('a held mail is told after a day, and not every day; one that came since is told', async () => {
    const { store, clock, round, copy, mailed, names } = await scratchWatch(engine);
    await store.mails.dismiss((await withTroubles(store)).dead);
    await round();
    expect(names()).not.toContain('mails held for a day');

    const tell = async (days: number) => {
      clock.now += days * dayMs;
      copy(clock.now);
      await round();
      return mailed.filter((mail) => mail.includes('held back')).length;
    };
    expect(await tell(1.1)).toBe(1);
    expect(await tell(1)).toBe(1);
    expect(names()).toContain('mails held for a day');
    await store.enquiries.add(someEnquiry({ heldFor: 'hidden-field', address: 'b@example.com' }), freshOrigin());
    await tell(2);
    expect(mailed.join()).toContain('2 mails were held back');
  });

  test('of two servers one tells', async () => {
    const { store, another, round, mailed } = await scratchWatch(engine);
    await withTroubles(store);

    const other = await another();
    await Promise.all([round(), round(other)]);
    await round();

    expect(mailed.filter((mail) => mail.includes('given up'))).toHaveLength(1);
  });
});

test('the webhook hears what the mail server cannot carry, again until it takes it', async () => {
  const hook = await scratchHook();
  const { store, round, warned } = await scratchWatch(embedded, { ALARM_URL: hook.url });
  await withTroubles(store);
  hook.mood.status = 500;
  await round();
  expect(warned).toContain('ALARM_URL did not take an alarm.');
  hook.mood.status = 204;

  await round();
  await round();

  expect(hook.called).toHaveLength(2);
  const [refused, taken] = hook.called;
  expect(taken).toEqual(refused);
  expect(taken?.alarms.map(({ name }) => name)).toContain('mails given up');
  expect(taken?.text).toContain('1 mails were given up');
  expect(JSON.stringify(hook.called)).not.toContain('nimal@example.com');
});

test('a copy that is missing is told, and a fresh one ends it', async () => {
  const { clock, round, copy, names, mailed } = await scratchWatch(embedded);
  clock.now += 26 * 3_600_000 + 1;
  await round();
  expect(names().some((name: string) => name.startsWith('backup'))).toBe(true);

  copy(clock.now);
  await round();

  expect(mailed.at(-1)).toMatch(/backup of .*: over since/);
});

describe.each(engines())('a machine that is gone, on $name', (engine) => {
  const ofOther = {
    name: 'disk of gone-1',
    stands: true,
    says: '5 MB free for /srv',
    key: '',
    everyMs: dayMs,
  };

  test('its alarm ends a day after it looked last, and says why', async () => {
    const hook = await scratchHook();
    const { store, clock, round, copy, mailed, file, names } = await scratchWatch(engine, { ALARM_URL: hook.url });
    await store.alarms.note([ofOther]);
    await round();
    clock.now += dayMs;
    copy(clock.now);
    await round();
    expect(names()).toContain('disk of gone-1');
    expect(mailed.join()).not.toContain('nobody has looked');

    clock.now += 1;
    await round();
    const [, over = ''] = mailed.at(-1)?.split('disk of gone-1') ?? [];
    expect(over).toMatch(/^:\s+over since .*\n\s+It ends because nobody has looked at it/);
    expect(file().alarms.find(({ name }: { name: string }) => name === 'disk of gone-1')).toHaveProperty('ended');
    expect(hook.called.at(-1)?.text).toContain('disk of gone-1: It ends because nobody has looked at it');

    const reply = mailed.length;
    await round();
    expect(mailed).toHaveLength(reply);
    await store.alarms.note([ofOther]);
    expect((await store.alarms.list()).find(({ name }) => name === 'disk of gone-1')?.ended).toBeUndefined();
  });

  test('while it looks, its alarm stands, also one that is told once', async () => {
    const { store, clock, round, copy, names } = await scratchWatch(engine);
    for (let days = 0; days < 3; days += 1) {
      await store.alarms.note([{ ...ofOther, everyMs: 0 }]);
      await round();
      expect(names()).toContain('disk of gone-1');
      clock.now += dayMs;
      copy(clock.now);
    }
  });
});

test('facts and fees due for review, and holidays nobody has read yet, are told weekly', async () => {
  const { clock, round, copy, mailed } = await scratchWatch(embedded);
  clock.now = Date.parse('2099-01-01T00:00:00Z');
  copy(clock.now);
  await round();
  expect(mailed.join()).toMatch(/facts and fees:\s+Due for review: the fact \w+/);
  const reply = mailed.length;

  for (const days of [1, 5]) {
    clock.now += days * dayMs;
    copy(clock.now);
    await round();
  }
  expect(mailed).toHaveLength(reply);
  clock.now += dayMs;
  copy(clock.now);
  await round();
  expect(mailed).toHaveLength(reply + 1);
});

test('a check that breaks is told, and the others are made', async () => {
  const { store, round, names, backups } = await scratchWatch(embedded);
  await withTroubles(store);
  const folder = join(backups, 'no-folder');
  writeFileSync(folder, '');
  const broken = await scratchWatch(embedded, { BACKUP_DIR: folder });
  await withTroubles(broken.store);

  await Promise.all([round(), broken.round()]);

  expect(names()).toContain('mails given up');
  expect(broken.names()).toContain('mails given up');
  expect(broken.names().join()).toContain('the check backup');

  rmSync(folder);
  mkdirSync(folder);
  await broken.round();
  const alarms: Called['alarms'] = broken.file().alarms;
  expect(alarms.find(({ name }) => name.includes('the check backup'))).toHaveProperty('ended');
});

test('the file says when somebody looked last', async () => {
  const { clock, round, file } = await scratchWatch(embedded);
  await round();
  expect(file().looked).toBe(new Date(clock.now).toISOString());
  clock.now += 5 * 60_000;
  await round();
  expect(file().looked).toBe(new Date(clock.now).toISOString());
});
