import { text } from 'node:stream/consumers';
import { dayMs } from '@formation/calendar';
import { firmCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { accountsRoutes } from '../console/routes/accounts-routes.ts';
import { register } from '../console/routes/register-rows.ts';
import { pageRows } from '../db/every-page.ts';
import { callAt, embedded, engines, freshOrigin, scratchStore, someEnquiry } from '../testing/scratch-store.ts';
import { turnsDuring } from '../testing/turns.ts';
import { personFile } from './person-file.ts';

const each = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const numbered = (n: number) => String(n).padStart(5, '0');
const many = 2 * pageRows + 10;

describe.each(engines())('on $name', (engine) => {
  test('a person is found behind many who booked or are reminded, each once, and others get their turn', async () => {
    const { store, clock } = await scratchStore(engine);
    const until = clock.now + dayMs;
    const remind = (email: string) => store.reminders.ask({ email, company: '', facts: '', until }, freshOrigin());
    await Promise.all(each(many, (n) => remind(`${numbered(n)}@example.com`)));
    const visitor = { timeZone: 'Asia/Colombo', topic: '' };
    const names = ['Zoe Silva', 'Amal Silva', 'Zoe Silva'];
    for (const [n, name] of names.entries())
      await store.bookings.add(
        { ...visitor, name, email: 'zoe@example.com', ...callAt(until + n * 3_600_000) },
        freshOrigin(),
      );

    const turns = await turnsDuring(async () => {
      expect((await store.persons.find('silva')).rows).toMatchObject([{ address: 'zoe@example.com', calls: 3 }]);
    });

    expect(turns).toBeGreaterThanOrEqual(2);
    const pages = [await store.persons.find('example')];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await store.persons.find('example', next));
    const found = pages.flatMap(({ rows }) => rows.map(({ address }) => address));
    expect(found).toEqual([...each(many, (n) => `${numbered(n)}@example.com`), 'zoe@example.com']);
  });

  test('the register is read page by page: all of it in its order, or what is of one person', async () => {
    const { store } = await scratchStore(engine);
    const entries = each(many, (n) => ({
      id: numbered((n * 7919) % many), // not in the order of their days
      person: n % 10 === 0 ? 'one' : 'another',
      day: n % 2 === 0 ? ('2026-11-22' as const) : ('2026-11-23' as const),
      what: 'exported' as const,
    }));
    await Promise.all(entries.map((entry) => store.persons.enter(entry)));

    const turns = await turnsDuring(async () => expect(await register(store)).toHaveLength(many));

    expect(turns).toBeGreaterThanOrEqual(4); // pages of the register, then of the log
    const inOrder = entries.toSorted((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1));
    expect(await store.persons.register()).toEqual(inOrder);
    expect(await store.persons.register('one')).toEqual(inOrder.filter(({ person }) => person === 'one'));
  });

  test('what is kept of a person is gathered in batches, each row in its order with what is theirs', async () => {
    const { store } = await scratchStore(engine);
    const added = [];
    for (let n = 0; n < 210; n += 1) added.push(await store.enquiries.add(someEnquiry(), freshOrigin()));
    const ids = added.flatMap((one) => (isRefused(one) ? [] : [one.id]));

    const gathered: Awaited<ReturnType<typeof store.persons.gather>>[] = [];
    const turns = await turnsDuring(async () => gathered.push(await store.persons.gather('NIMAL@example.com')));

    expect(turns).toBeGreaterThanOrEqual(4);
    const { enquiries = [], mails = [] } = gathered[0] ?? {};
    expect(enquiries.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted());
  });
});

test('between the accounts of the firm others get their turn', async () => {
  const { store, clock } = await scratchStore(embedded);
  const password = { kept: 'kept', codeSecret: 'SECRET', codeStep: 7 };
  for (const email of each(6, (n) => `${n}@example.com`)) {
    const data = JSON.stringify({ email, role: 'agent', codeSecret: 'SECRET' });
    await store.console.putOneTimeToken(email, { kind: 'invitation', subject: '', data, until: clock.now + dayMs });
    await store.console.enrol(email, { password, recovery: [`recovery of ${email}`] });
  }
  const routes = accountsRoutes({ store: store.console, siteUrl: '', now: () => clock.now });
  const list = routes.find(({ call }) => call === firmCalls.list);
  const [account] = await store.console.accounts();

  const turns = await turnsDuring(async () => {
    const answer = await list?.run({ by: { account } } as never, undefined as never); // of all that a visit has, this is read
    expect(answer).toMatchObject({ accounts: { length: 6 } });
  });

  expect(turns).toBeGreaterThanOrEqual(5);
});

test('a person’s file is the JSON of all of it, row by row', async () => {
  const made = Date.parse('2026-11-23T04:00:00Z');
  const enquiries = each(50, (n) => ({ id: numbered(n), received_at: 0, params: '{"a":["b\\n"]}' }));
  const stored = { enquiries, bookings: [], files: [{ id: 'f', name: 'a.pdf' }] };
  const parts = { address: 'a"b@example.com', made, stored, contentOf: () => Promise.resolve('YQ==') };

  let written = '';
  const turns = await turnsDuring(async () => void (written = await text(personFile(parts))));

  const expected = {
    address: 'a"b@example.com',
    made: '2026-11-23T09:30:00+05:30',
    enquiries: enquiries.map(({ id }) => ({ id, received_at: null, params: { a: ['b\n'] } })),
    bookings: [],
    files: [{ id: 'f', name: 'a.pdf', content: 'YQ==' }],
  };
  expect(JSON.parse(written)).toEqual(expected);
  expect(written).toBe(JSON.stringify(JSON.parse(written), undefined, 2));
  expect(turns).toBeGreaterThanOrEqual(50);
});
