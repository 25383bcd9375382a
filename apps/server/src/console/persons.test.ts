import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { type ConsoleApp, consoleApp, enrolled, someCall } from '../testing/console-browser.ts';
import { engines, freshOrigin, isInFiles, scratchFolder, someEnquiry, upload } from '../testing/scratch-store.ts';

const [nimal, ann, robot] = ['nimal@example.com', 'ann@example.com', 'robot@example.com'];

async function withPersons(app: ConsoleApp) {
  const file = await app.store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if (isRefused(file)) throw new Error(file.refused);
  const added = await app.store.enquiries.add(someEnquiry({ file }), freshOrigin());
  await app.store.enquiries.add(someEnquiry({ address: robot, heldFor: 'too-fast' }), freshOrigin());
  await app.store.reminders.ask({ email: ann, company: '', facts: 'a', until: app.clock.now() + 1e9 }, freshOrigin());
  const call = await someCall(app);
  return { id: 'id' in added ? added.id : '', call };
}

const kinds = engines();
const onEngine = async (engine: (typeof kinds)[number]) => {
  const databaseUrl = await engine.databaseUrl();
  return consoleApp(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
};

describe.each(kinds)('on $name', (engine) => {
  test('whose fees somebody is told of is said beside reminders of dates', async () => {
    await using app = await onEngine(engine);
    const agent = await enrolled(app, 'agent');
    for (const facts of ['incorporated=2026-02-10', 'fees=ebay'])
      await app.store.reminders.ask({ email: ann, company: '', facts, until: app.clock.now() + 1e9 }, freshOrigin());

    const { body } = await agent.get(`/person?address=${ann}`);

    expect(body).toMatchObject({ counts: { reminders: 2 } });
    const { reminders } = body as { reminders: readonly { platform: string }[] };
    expect(reminders.map(({ platform }) => platform).toSorted()).toEqual(['', 'ebay']);
  });

  test('one person is on one screen: what came, what was agreed, what is held, and nothing of others', async () => {
    await using app = await onEngine(engine);
    const agent = await enrolled(app, 'agent');
    const { id, call } = await withPersons(app);
    await agent.post(`/enquiries/${id}/work`, { version: 1, key: crypto.randomUUID(), note: 'called' });

    const { body } = await agent.get('/person?address=NIMAL@example.com');

    expect(body).toMatchObject({
      name: 'Nimal Perera',
      counts: { enquiries: 1, files: 1, notes: 1, answers: 0, drafts: 0, calls: 0, reminders: 0, mails: 1 },
      enquiries: [{ id, state: 'new', files: 1, mail: 'waiting', message: 'A UK company, please.' }],
      consents: [{ to: 'enquiry', id, given: true, text: '1' }],
      calls: [],
      reminders: [],
      requests: [],
    });
    const followUp = new Date(app.clock.now() + 1e9).toISOString();
    await agent.post(`/enquiries/${id}/work`, { version: 2, key: crypto.randomUUID(), followUp });
    expect((await agent.get(`/person?address=${nimal}`)).body['enquiries']).toMatchObject([
      { state: 'new', rest: 'asleep' },
    ]);
    expect((await agent.get(`/person?address=${robot}`)).body['enquiries']).toMatchObject([
      { state: 'held', mail: 'held' },
    ]);
    expect((await agent.get(`/person?address=${ann}`)).body).toMatchObject({
      name: 'Ann',
      calls: [{ id: call, topic: 'A UK company', state: 'booked' }],
      reminders: [{ state: 'asked', since: null }],
      consents: [], // nobody has confirmed yet
    });
  });

  test('what is exported is the file of the command line, and both are in the register with who made them', async () => {
    await using app = await onEngine(engine);
    const agent = await enrolled(app, 'agent');
    await withPersons(app);
    const { dataDir, databaseUrl } = app.settings;
    const world = { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, now: app.clock.now };

    const { file, headers } = await agent.post('/person/export', { address: nimal });

    expect(headers.get('content-disposition')).toContain('attachment');
    expect(file).toBe((await runLeads(['person', nimal], world)).out);
    const { rows } = (await agent.get('/register')).body as { rows: readonly Record<string, string>[] };
    expect(rows.map(({ what, by, day }) => [what, by, day]).toSorted()).toEqual([
      ['exported', 'agent@example.com', '2026-11-21'],
      ['exported', 'the server', '2026-11-21'],
    ]);
    expect(new Set(rows.map(({ person }) => person)).size).toBe(1);
    expect(JSON.stringify(rows)).not.toContain(nimal);
    expect((await agent.get(`/person?address=${nimal}`)).body['requests']).toHaveLength(2);
    expect((await agent.get(`/person?address=${ann}`)).body['requests']).toEqual([]);
  });

  test('an owner who types the address erases all of a person; it is registered, and others stay', async () => {
    await using app = await onEngine(engine);
    const owner = await enrolled(app, 'owner');
    await withPersons(app);

    const mistyped = await owner.post('/person/erase', { address: nimal, typed: 'nimal@example.co' });
    expect([mistyped.status, mistyped.body['field']]).toEqual([422, 'typed']);
    const { body } = await owner.post('/person/erase', { address: nimal, typed: ' Nimal@Example.com ' });

    expect(body['removed']).toEqual({ enquiries: 1, files: 1, bookings: 0, reminders: 0, mails: 1 });
    const { counts, requests } = (await owner.get(`/person?address=${nimal}`)).body;
    expect(new Set(Object.values(counts as object))).toEqual(new Set([0]));
    expect(requests).toMatchObject([{ what: 'erased', by: 'owner@example.com', at: expect.any(String) }]);
    expect(isInFiles(app.settings.dataDir, nimal)).toBe(false);
    expect((await owner.get('/persons?words=example')).body['rows']).toMatchObject([
      { address: robot },
      { address: ann },
    ]);
    expect((await owner.post('/person/erase', { address: nimal, typed: nimal })).status).toBe(404);
    expect((await owner.post('/person/export', { address: nimal })).status).toBe(404);
    expect((await owner.get('/register')).body['rows']).toHaveLength(1);
  });

  test('persons are found by address, name and number, whether they enquired, booked or are reminded', async () => {
    await using app = await onEngine(engine);
    const reader = await enrolled(app, 'reader');
    await withPersons(app);
    await app.store.enquiries.add(
      someEnquiry({
        address: 'jose@example.org',
        params: { contact_name: 'José <b>', contact_number: '+94 77 123 4567', contact_email: 'jose@example.org' },
      }),
      freshOrigin(),
    );
    await app.store.reminders.ask(
      { email: 'கடை.kadai@example.net', company: '', facts: 'a', until: app.clock.now() + 1e9 },
      freshOrigin(),
    );
    const found = async (typed: string) => {
      const { rows } = (await reader.get(`/persons?words=${encodeURIComponent(typed)}`)).body;
      return (rows as readonly { address: string }[]).map(({ address }) => address);
    };

    expect(await found('JOSE')).toEqual(['jose@example.org']);
    expect(await found('0771234567')).toEqual(['jose@example.org']);
    expect(await found('ann')).toEqual([ann]);
    expect(await found('kadai')).toEqual(['கடை.kadai@example.net']);
    expect(await found('கடி')).toEqual([]);
    expect(await found('perera')).toEqual([robot, nimal]); // the newest first
    for (const nothing of ['', '*', `'; drop table enquiries; --`, 'nobody "AND'])
      expect(await found(nothing)).toEqual([]);
    const { rows } = (await reader.get('/persons?words=ann')).body;
    expect(rows).toEqual([{ address: ann, name: 'Ann', enquiries: 0, calls: 1, reminders: 1 }]);
  });

  test('a long list of persons comes page by page, each person once in the spreadsheet', async () => {
    await using app = await onEngine(engine);
    const reader = await enrolled(app, 'reader');
    const addresses = Array.from({ length: 60 }, (_, at) => `visitor${String(at).padStart(2, '0')}@example.com`);
    for (const address of addresses) await app.store.enquiries.add(someEnquiry({ address }), freshOrigin());
    for (const email of [...addresses.slice(0, 55), 'zoe@example.com'])
      await app.store.reminders.ask({ email, company: '', facts: 'a', until: app.clock.now() + 1e9 }, freshOrigin());

    const seen = new Set<string>();
    let from: string | undefined = '';
    for (let pages = 0; from !== undefined && pages < 9; pages += 1) {
      const query: string = from === '' ? '' : `&from=${encodeURIComponent(from)}`;
      const { rows, next } = (await reader.get(`/persons?words=example${query}`)).body;
      for (const { address } of rows as readonly { address: string }[]) seen.add(address);
      from = (next as string | null) ?? undefined;
    }
    const { file } = await reader.get('/csv/persons?words=example');

    expect([...seen].toSorted()).toEqual([...addresses, 'zoe@example.com']);
    const lines = file.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual([...addresses, 'zoe@example.com']);
    expect(lines.find((line) => line.startsWith('visitor00@'))).toBe('visitor00@example.com,Nimal Perera,1,0,1');
  });
});

test('where the register beside the backups cannot be written, nothing is done, and the console says why', async () => {
  const backups = scratchFolder();
  const inTheWay = join(backups, 'register.jsonl');
  mkdirSync(inTheWay);
  await using app = await consoleApp({ BACKUP_DIR: backups });
  const owner = await enrolled(app, 'owner');
  await withPersons(app);

  const tries = [
    await owner.post('/person/export', { address: nimal }),
    await owner.post('/person/erase', { address: nimal, typed: nimal }),
  ];

  expect(tries.map(({ status, body }) => [status, body['code']])).toEqual(
    Array.from({ length: 2 }, () => [503, 'register-unwritten']),
  );
  const { counts, requests } = (await owner.get(`/person?address=${nimal}`)).body;
  expect(counts).toMatchObject({ enquiries: 1 });
  expect(requests).toMatchObject([{ what: 'begun', by: '' }]);
  rmdirSync(inTheWay);
  expect((await owner.post('/person/erase', { address: nimal, typed: nimal })).status).toBe(200);
  const { requests: after } = (await owner.get(`/person?address=${nimal}`)).body;
  expect(after).toMatchObject([{ what: 'erased', by: 'owner@example.com' }]);
});

test('a place in a list of persons that was made up is no fault', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  await withPersons(app);
  for (const from of ['x', 'e', 'e99999999999999', 'o', "o' or 1=1", 'oé']) {
    const query = `?words=example&from=${encodeURIComponent(from)}`;
    expect((await reader.get(`/persons${query}`)).status).toBe(200);
    expect((await reader.get(`/register${query}`)).status).toBe(200);
  }
});
