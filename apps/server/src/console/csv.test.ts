import { describe, expect, test } from 'vitest';
import { consoleApp, enrolled, someCall } from '../testing/console-browser.ts';
import { engines, freshOrigin, someEnquiry } from '../testing/scratch-store.ts';

const span = '?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z';
const lists = [
  '/csv/enquiries?state=new',
  '/csv/search?words=nimal',
  `/csv/calls${span}`,
  '/csv/counts',
  '/csv/persons?words=nimal',
  '/csv/register',
];

describe.each(engines())('on $name', (engine) => {
  test('a list has all its pages, in the order of the screen, and only what stands in it', async () => {
    const databaseUrl = await engine.databaseUrl();
    await using app = await consoleApp(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    const reader = await enrolled(app, 'reader');
    for (let at = 0; at < 120; at += 1) {
      app.clock.advance(1000);
      const params = { ...someEnquiry().params, message: `number ${at}` };
      await app.store.enquiries.add(
        someEnquiry({ params, ...(at % 2 === 1 && { heldFor: 'too-fast' }) }),
        freshOrigin(),
      );
    }

    const { file } = await reader.get('/csv/enquiries?state=held');
    const found = await reader.get('/csv/search?words=number');

    const messages = [...file.matchAll(/number (\d+)/g)].map(([, at]) => Number(at));
    expect(messages).toEqual(Array.from({ length: 60 }, (_, at) => 119 - 2 * at));
    expect([...found.file.matchAll(/number \d+/g)]).toHaveLength(120);
  });

  test('the lists call the firm’s people by their names, and what they noted on a call stands beside it', async () => {
    const databaseUrl = await engine.databaseUrl();
    await using app = await consoleApp(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
    const agent = await enrolled(app, 'agent');
    await agent.post('/account/profile', { name: 'Kamala', signature: '', version: 0 });
    const added = await app.store.enquiries.add(someEnquiry(), freshOrigin());
    const key = (name: string) => ({ key: `sixteen letters ${name}` });
    const holder = { holder: agent.email };
    const id = 'id' in added ? added.id : '';
    expect((await agent.post(`/enquiries/${id}/work`, { version: 1, ...key('one'), ...holder })).status).toBe(200);
    const call = await someCall(app);
    const changes = [{ assignee: agent.email }, { note: 'Rings at five' }, { note: 'Has no UK address' }];
    for (const [version, change] of changes.entries())
      await agent.post(`/calls/${call}/work`, { version, ...key(`of ${version}`), ...change });
    await someCall(app, Date.parse('2026-11-23T05:30:00Z'));

    const enquiries = await agent.get('/csv/enquiries?state=new');
    const { file } = await agent.get(`/csv/calls${span}`);

    expect(enquiries.file).toContain(',new,Kamala,,,0');
    expect(file).toContain(',booked,,,Kamala,"Rings at five\nHas no UK address"\r\n');
    expect(file).toMatch(/,booked,,,,\r\n$/);
  });
});

test('what sleeps is a list of its own, with the hour at which it comes back', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const added = await app.store.enquiries.add(someEnquiry(), freshOrigin());
  const followUp = new Date(app.clock.now() + 86_400_000).toISOString();
  const work = { version: 1, key: 'sixteen letters…', followUp };
  await agent.post(`/enquiries/${'id' in added ? added.id : ''}/work`, work);

  const { file } = await agent.get('/csv/enquiries?state=asleep');

  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(Date.parse(file.match(/,(2\d{3}-[^,]+\+05:30),\d+\r\n$/)?.[1] ?? '')).toBe(
    Math.floor(Date.parse(followUp) / 1000) * 1000,
  );
});

test('spreadsheets run nothing in it, read every script, and show days by the clock of Colombo', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const params = {
    contact_name: '=HYPERLINK("http://evil.example")',
    contact_email: 'nimal@example.com',
    message: '\t@SUM(1), "ආයුබෝවන්"\r\nவணக்கம்',
  };
  app.clock.advance(Date.parse('2026-11-22T20:00:00Z') - app.clock.now()); // half past one on Monday in Colombo
  const later = await enrolled(app, 'reader', 'second@example.com');
  await app.store.enquiries.add(someEnquiry({ params }), freshOrigin());
  await someCall(app);

  const { file, headers } = await later.get('/csv/enquiries?state=new');
  const calls = await later.get(`/csv/calls${span}`);

  expect(file.startsWith('\uFEFFreceived (Asia/Colombo),name,')).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(file).toContain(`"'\t'@SUM(1), ""ආයුබෝවන්""\r\nவணக்கம்"`);
  expect(file).toMatch(/^2026-11-23T01:3\d:\d\d\+05:30,/m);
  expect(file.lastIndexOf('\uFEFF')).toBe(0);
  expect(calls.file).toContain('2026-11-23T09:00:00+05:30,2026-11-23T03:30:00+00:00,Europe/London,Ann,ann@example.com');
  expect([headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
    "attachment; filename*=UTF-8''enquiries.csv",
    'no-store',
  ]);
  expect(reader.email).toBe('reader@example.com');
});

test('a reader may take every list, an empty one too; the log says which, and nothing that was looked for', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');

  for (const list of lists) {
    const { status, file } = await reader.get(list);
    expect([list, status, file.startsWith('\uFEFF'), file.endsWith('\r\n')]).toEqual([list, 200, true, true]);
  }

  const auditLog = (await app.store.console.auditLog(20)).filter(({ act }) => act === 'downloaded');
  expect(auditLog.map(({ who, about, detail }) => [who, about, detail]).toSorted()).toEqual(
    [
      ['enquiries', 'new'],
      ['enquiries', 'search'],
      ['calls', '2026-11-23 2026-11-24'],
      ['counts', ''],
      ['people', 'search'],
      ['register', ''],
    ]
      .map((said) => ['reader@example.com', ...said])
      .toSorted(),
  );
});

test.each([
  '/csv/enquiries',
  '/csv/enquiries?state=gone',
  '/csv/search',
  '/csv/calls?from=now&to=then',
  '/csv/persons',
])('%s is refused, and not in the log', async (list) => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  expect((await reader.get(list)).status).toBe(422);
  expect((await app.store.console.auditLog(20)).map(({ act }) => act)).not.toContain('downloaded');
});
