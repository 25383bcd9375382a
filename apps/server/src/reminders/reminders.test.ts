import { addDays, dayMs, instantOf, type IsoDate } from '@formation/calendar';
import { reminderRules } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '../db/housekeeping.ts';
import type { StoreOptions } from '../db/open-store.ts';
import { embedded, type Engine, engines, freshOrigin, isInFiles, scratchStore } from '../testing/scratch-store.ts';
import { linkedCompany } from './company-facts.ts';
import { reminderLink } from './reminder-links.ts';
import { reminderService } from './reminder-service.ts';
import { planDay } from './start-reminders.ts';

const secret = 'secret';
const zone = 'Asia/Colombo';
const threeOpen = { openPerEmail: 3, perEmail: 9, openPerAddress: 9, openInAll: 9, inAll: 9 };
const silent = { info: () => undefined, warn: () => undefined };

/** A UK company; its first accounts are what is followed. */
const company = 'country=uk&incorporated=2025-06-15&name=Zebra+Exports&yearEnd=06-30';

function accountsOf(query: string) {
  const linked = linkedCompany(query);
  const list = linked ? deadlines(linked.company, '2026-12-31', '2027-12-31') : [];
  const accounts = list.find(({ duty }) => duty === 'uk-accounts');
  if (!accounts) throw new Error('A UK company has accounts to deliver.');
  return accounts;
}

const { id: accounts, due: accountsDue } = accountsOf(company);
const identity = '0123456789abcdef0123456789abcdef';

/** A moment of a day in Colombo. */
const at = (day: IsoDate, hour: number, minute = 0) => instantOf(day, hour * 60 + minute, zone);

async function scratchReminders(engine: Engine = embedded, options: Partial<StoreOptions> = {}) {
  const { store, clock, dataDir, another } = await scratchStore(engine, options);
  const now = () => clock.now;
  const desk = reminderService({ reminders: store.reminders, secret, retentionMonths: 24, now });
  const holder = (act: 'confirm' | 'stop', id: string) => {
    const { searchParams } = new URL(
      reminderLink({ siteUrl: 'https://a.example', secret }, act, { id, language: 'en' }),
    );
    return { id, token: searchParams.get('token') ?? '' };
  };
  const ask = async (email: string, query = company) => {
    const outcome = await desk.ask({ email, company: query }, freshOrigin());
    if (isRefused(outcome)) throw new Error(outcome.refused);
    return outcome.id;
  };
  const confirmed = async (email: string, query = company) => {
    const id = await ask(email, query);
    await desk.confirm(holder('confirm', id));
    return id;
  };
  /** What is told at a moment, as "id of the deadline, days". */
  const reply = async () => {
    while ((await planDay({ store, now })) > 0);
    const mails = (await store.mails.claim(100)).filter(({ kind }) => kind === 'reminder');
    const notices = await Promise.all(mails.map(({ id }) => store.reminders.noticesOf(id)));
    for (const mail of mails) await store.mails.settle(mail, { state: 'sent' });
    return notices.flat().map(({ about, days }) => `${about} ${days}`);
  };
  return { store, clock, now, dataDir, another, desk, holder, ask, confirmed, told: reply };
}

describe.each(engines())('on $name', (engine) => {
  test('when all are open the oldest of the most crowded network gives way, and nobody else', async () => {
    const reminderLimits = { ...threeOpen, openPerAddress: 9, openInAll: 4 };
    const { store, clock } = await scratchReminders(engine, { reminderLimits });
    const ask = async (name: string, sender: string) => {
      clock.now += 1000;
      const wish = { email: `${name}@example.com`, company: '', facts: company, until: clock.now + dayMs };
      return store.reminders.ask(wish, { sender });
    };
    const open = async () => (await store.reminders.list()).map(({ email }) => email.split('@')[0]);
    const crowd = (n: number) => `2001:db8:5:${n}::/64`;
    await ask('a', crowd(1));
    await ask('honest', '192.0.2.1');
    await ask('b', crowd(2));
    await ask('c', crowd(3));

    await ask('late', '198.51.100.1');
    expect(await open()).toEqual(['honest', 'b', 'c', 'late']);
    await ask('d', crowd(4)); // a crowd keeps out itself
    expect(await open()).toEqual(['honest', 'c', 'late', 'd']);
    await ask('next', '203.0.113.1');
    expect(await open()).toEqual(['honest', 'late', 'd', 'next']);
    expect(await ask('one more', '203.0.114.1')).toEqual({ refused: 'reminders-full' }); // nobody has more than one
    expect((await store.mails.claim(9)).map(({ subject }) => subject)).toHaveLength(4); // no mail asks of a wish that is gone
  });

  test('a mailbox, or a network, whose letters of a day are used up is told so; so is everybody once all are', async () => {
    const letterLimits = { perMailbox: 1, perNetwork: 2, perNetworkAtTheEnd: 1, inAll: 3 };
    const { store, clock } = await scratchReminders(engine, { reminderLimits: threeOpen, letterLimits });
    const ask = (email: string, sender: string) =>
      store.reminders.ask({ email, company: '', facts: company, until: clock.now + dayMs }, { sender });
    const share = { refused: 'too-many-reminders' };

    expect(await ask('a@gmail.com', '192.0.2.1')).toHaveProperty('id');
    expect(await ask('a+b@gmail.com', '198.51.100.1')).toEqual(share);
    expect(await ask('c@example.com', '192.0.2.2')).toHaveProperty('id');
    expect(await ask('d@example.com', '192.0.2.3')).toEqual(share);
    expect(await ask('e@example.com', '198.51.100.1')).toHaveProperty('id');
    expect(await ask('f@example.com', '203.0.113.1')).toEqual({ refused: 'reminders-full' });
  });

  test('a wish is kept without the name and asks once; confirmed, it runs for the months of retention', async () => {
    const { store, clock, desk, holder, ask } = await scratchReminders(engine);
    const id = await ask('Nimal@example.com');

    const [wish] = await store.reminders.list();
    expect(wish).toMatchObject({
      id,
      state: 'asked',
      email: 'Nimal@example.com',
      until: clock.now + reminderRules.openDays * dayMs,
    });
    expect(wish?.facts).not.toContain('Zebra');
    expect((await store.mails.claim(10)).map(({ kind, subject }) => [kind, subject])).toEqual([['reminder-ask', id]]);

    expect(await desk.confirm({ id, token: holder('stop', id).token })).toEqual({ refused: 'bad-token' });
    expect(await desk.confirm(holder('confirm', id))).toBe('done');
    expect(await store.reminders.find(id)).toMatchObject({
      state: 'confirmed',
      since: clock.now,
      until: Date.parse('2028-11-23T04:00:00Z'),
    });
    expect(await desk.confirm(holder('confirm', id))).toBe('done'); // pressed twice
  });

  test('asked for again in another language, they come in that language', async () => {
    const { store, desk, holder, confirmed } = await scratchReminders(engine);
    const query = `${company}&id=${identity}`;
    await confirmed('nimal@example.com', query);
    const again = await desk.ask({ email: 'nimal@example.com', company: query }, { ...freshOrigin(), language: 'si' });
    if (isRefused(again)) throw new Error(again.refused);
    await desk.confirm(holder('confirm', again.id));

    expect(await store.reminders.list()).toEqual([expect.objectContaining({ language: 'si' })]);
  });

  test('two servers that plan the same day at once write each mail once', async () => {
    const { store, clock, confirmed, now, another } = await scratchReminders(engine);
    for (let i = 0; i < 50; i += 1) await confirmed(`reader${i}@example.com`);
    clock.now = at(addDays(accountsDue, -7), 9);
    const servers = [store, await another(), store];

    await Promise.all(
      servers.map(async (server) => {
        while ((await planDay({ store: server, now })) > 0);
      }),
    );

    const mails = (await store.mails.claim(200)).filter(({ kind }) => kind === 'reminder');
    expect(mails).toHaveLength(50);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(50);
  });

  test('confirmed again for the same company, the new facts take the place of the old', async () => {
    const { store, desk, holder, confirmed } = await scratchReminders(engine);
    const first = await confirmed('a@example.com', `${company}&id=${identity}`);
    await confirmed('b@example.com', `${company}&id=${identity}`);

    await confirmed('A@example.com', `country=uk&incorporated=2025-06-15&yearEnd=12-31&id=${identity}`);

    const ofFirst = (await store.reminders.list()).filter(({ email }) => email.toLowerCase() === 'a@example.com');
    expect(ofFirst).toHaveLength(1);
    expect(ofFirst[0]).toMatchObject({ id: first, state: 'confirmed' });
    expect(ofFirst[0]?.facts).toContain('yearEnd=12-31');
    expect(await desk.stop(holder('stop', first))).toBe('done'); // the link of every older mail
    expect((await store.reminders.list()).map(({ email }) => email)).toEqual(['b@example.com']);
  });

  test('the link that took the place of older reminders confirms a second time, until they are stopped', async () => {
    const { store, desk, holder, ask, confirmed } = await scratchReminders(engine);
    const first = await confirmed('a@example.com', `${company}&id=${identity}`);
    const second = await ask('a@example.com', `country=uk&incorporated=2025-06-15&yearEnd=12-31&id=${identity}`);

    expect(await desk.confirm(holder('confirm', second))).toBe('done');
    expect(await desk.confirm(holder('confirm', second))).toBe('done');
    expect(await store.reminders.list()).toMatchObject([
      { id: first, facts: expect.stringContaining('yearEnd=12-31') },
    ]);

    await desk.stop(holder('stop', first));
    expect(await desk.confirm(holder('confirm', second))).toEqual({ refused: 'not-found' });
  });

  test('stopping, erasing and the end of the time leave nothing behind', async () => {
    const { store, clock, dataDir, desk, holder, confirmed, ask, told } = await scratchReminders(engine);
    const stopped = await confirmed('stopped@example.com');
    await confirmed('Erased@example.com');
    await ask('erased@example.com', 'country=hk&incorporated=2026-01-05');
    clock.now = at(addDays(accountsDue, -7), 12);
    await told();

    expect(await desk.stop(holder('stop', stopped))).toBe('done');
    expect(await desk.stop(holder('stop', stopped))).toBe('done'); // stopped is stopped
    expect(await store.enquiries.erase('ERASED@example.com')).toMatchObject({ reminders: 2, mails: 3 });
    expect(await store.reminders.list()).toEqual([]);
    expect(await store.mails.counts()).toMatchObject({ sent: 0, waiting: 0 });
    if (engine.name === embedded.name) expect(isInFiles(dataDir, 'stopped@')).toBe(false);
  });
});

test.each([
  // days before, at in Colombo   what is told when one first looks then
  [31, 23, 59, undefined],
  [30, 8, 59, undefined], // not nine yet
  [30, 9, 0, 30],
  [23, 10, 0, 30], // the server was down for a week
  [7, 8, 59, 30],
  [7, 9, 0, 7],
  [1, 8, 59, 7],
  [1, 9, 0, 1],
  [0, 23, 59, 1],
  [-1, 9, 0, undefined], // past
])('%i days before, at %i:%i in Colombo, the reminder of %j days is due', async (before, hour, minute, step) => {
  const { clock, confirmed, told } = await scratchReminders();
  await confirmed('reader@example.com');

  clock.now = at(addDays(accountsDue, -before), hour, minute);

  expect((await told()).filter((notice) => notice.startsWith(accounts))).toEqual(
    step === undefined ? [] : [`${accounts} ${step}`],
  );
});

test('hour by hour through the year, each date is told of three times, and never twice', async () => {
  const { clock, confirmed, told, store } = await scratchReminders();
  await confirmed('reader@example.com');
  const seen: string[] = [];
  for (const end = at(addDays(accountsDue, 5), 0); clock.now < end; clock.now += 6 * 3_600_000) {
    seen.push(...(await told()));
    if (seen.length % 2 === 1) clock.now -= 3_600_000; // a clock that is put back now and then
  }

  const ofAccounts = seen.filter((notice) => notice.startsWith(accounts));
  expect(ofAccounts.map((notice) => notice.split(' ')[1])).toEqual(['30', '7', '1']);
  expect(new Set(seen).size).toBe(seen.length);
  expect((await store.reminders.list()).length).toBe(1);
});

test('what a clock a year ahead planned does not silence the year', async () => {
  const { clock, confirmed, told } = await scratchReminders();
  await confirmed('reader@example.com');
  clock.now = at(addDays(accountsDue, 365), 12);
  await told();

  clock.now = at(addDays(accountsDue, -7), 12);

  expect(await told()).toContain(`${accounts} 7`);
});

test('a month before the end one is asked once whether it shall go on, and confirming makes it go on', async () => {
  const { store, clock, desk, holder, confirmed, told } = await scratchReminders();
  const id = await confirmed('reader@example.com');
  clock.now = Date.parse('2028-10-24T04:00:00Z');
  const first = await told();
  clock.now += 86_400_000;
  const next = await told();

  expect([first, next].map((notices) => notices.filter((notice) => notice.startsWith('ending')))).toEqual([
    ['ending-2028-11-23 30'],
    [],
  ]);
  await desk.confirm(holder('confirm', id));
  expect(await store.reminders.find(id)).toMatchObject({ until: Date.parse('2030-10-25T04:00:00Z') });
});

test('unconfirmed wishes go after their time, reminders at their end, and the log names nobody', async () => {
  const { store, clock, now, confirmed, ask, desk, holder } = await scratchReminders();
  const late = await ask('late@example.com');
  await confirmed('kept@example.com');

  clock.now += reminderRules.openDays * dayMs;
  expect(await desk.confirm(holder('confirm', late))).toEqual({ refused: 'not-found' });
  await runHousekeeping({ store, retentionMonths: 24, log: silent, now });
  expect((await store.reminders.list()).map(({ email }) => email)).toEqual(['kept@example.com']);

  clock.now = Date.parse('2028-11-23T04:00:00Z');
  await runHousekeeping({ store, retentionMonths: 24, log: silent, now });
  expect(await store.reminders.list()).toEqual([]);
});

test('what somebody was told of is forgotten three months later and not told again', async () => {
  const { store, clock, now, confirmed, told } = await scratchReminders();
  await confirmed('reader@example.com');
  clock.now = at(addDays(accountsDue, -1), 10);
  await told();
  const sent = (await store.mails.counts()).sent;

  clock.now = at(addDays(accountsDue, 120), 8);
  await runHousekeeping({ store, retentionMonths: 24, log: silent, now });

  expect(sent).toBeGreaterThan(0);
  expect((await store.mails.counts()).sent).toBe(0);
  expect((await told()).filter((notice) => notice.startsWith(accounts))).toEqual([]);
});

test('an address that others type in gets as many mails in that time as may be open, until one is answered', async () => {
  const { store, clock, desk, holder, ask } = await scratchReminders(embedded, { reminderLimits: threeOpen });
  const wish = (day: number) => `country=uk&incorporated=2025-01-0${day}`;
  const refused = (day: number) => desk.ask({ email: 'V@example.com', company: wish(day) }, freshOrigin());
  const ids = [await ask('v@example.com', wish(1)), await ask('v@example.com', wish(2))];
  await ask('V@EXAMPLE.com', wish(3));

  expect(await refused(4)).toEqual({ refused: 'too-many-reminders' });
  await desk.confirm(holder('confirm', ids[0] ?? ''));
  await ask('v@example.com', wish(4));
  expect(await refused(5)).toEqual({ refused: 'too-many-reminders' });

  clock.now += reminderRules.openDays * dayMs;
  await ask('v@example.com', wish(5));
  expect((await store.mails.claim(50)).filter(({ kind }) => kind === 'reminder-ask')).toHaveLength(5);
});
