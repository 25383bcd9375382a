import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  callAt,
  embedded,
  engines,
  freshOrigin,
  isInFiles,
  scratchFolder,
  scratchStore,
  someEnquiry,
  upload,
} from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

/** Nimal with a file and a call, and Kamala. */
async function twoPersons(engine = embedded) {
  const { store, dataDir, databaseUrl, clock } = await scratchStore(engine);
  const world = (folder: string) => ({
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl },
    now: () => clock.now,
  });
  const file = await store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());
  await store.enquiries.add(someEnquiry({ address: 'kamala@example.com' }), freshOrigin());
  const call = { name: 'Nimal', email: 'Nimal@Example.com', timeZone: 'Asia/Colombo', topic: 'Wise' };
  await store.bookings.add({ ...call, ...callAt(Date.parse('2026-12-01T03:30Z')) }, freshOrigin());
  return {
    store,
    dataDir,
    run: (...args: readonly string[]) => runLeads(args, world(dataDir)),
    runIn: (folder: string, ...args: readonly string[]) => runLeads(args, world(folder)),
  };
}

describe.each(engines())('on $name', (engine) => {
  test('a person gets all that is kept, the file with its bytes, and nothing of others', async () => {
    const { run } = await twoPersons(engine);

    const { code, out } = await run('person', 'NIMAL@example.com');

    expect(code).toBe(0);
    const stored = JSON.parse(out);
    expect(stored).toMatchObject({
      enquiries: [{ received_at: '2026-11-23T09:30:00+05:30', params: { contact_name: 'Nimal Perera' } }],
      bookings: [{ name: 'Nimal', topic: 'Wise', start_at: '2026-12-01T09:00:00+05:30' }],
      files: [{ name: 'passport.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }],
    });
    expect(stored.mails).toHaveLength(5); // of the enquiry, of the call to both sides, and two reminders
    expect(out).not.toContain('kamala');
  });

  test('every instant in it can be read', async () => {
    const { run, store } = await twoPersons(engine);
    const [call] = await store.bookings.list();
    await run('bookings', 'cancel', call?.id ?? '');
    await store.mails.claim(9);

    const { out } = await run('person', 'nimal@example.com');

    const { booking_history: changes, mails } = JSON.parse(out);
    expect(changes).toContainEqual(expect.objectContaining({ at: '2026-11-23T09:30:00+05:30' }));
    expect(mails[0]).toMatchObject({ claimed_until: expect.stringMatching(/^2026-11-23T/) });
    expect(out, 'milliseconds since 1970').not.toMatch(/: 1\d{12}\b/);
  });

  test('both leave an entry that names nobody', async () => {
    const { run, dataDir } = await twoPersons(engine);
    await run('person', 'nimal@example.com');
    await run('erase', 'nimal@example.com');

    const { register } = JSON.parse((await run('register', '--format', 'json')).out);

    expect(register.map(({ what, day }: Record<string, string>) => [what, day]).toSorted()).toEqual([
      ['erased', '2026-11-23'],
      ['exported', '2026-11-23'],
    ]);
    expect(new Set(register.map(({ person }: Record<string, string>) => person)).size).toBe(1);
    expect(readFileSync(join(dataDir, 'register.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
    expect(isInFiles(dataDir, 'nimal@example.com')).toBe(false);
  });

  test.each(['person', 'erase'])('%s of an unknown address says so, and leaves no entry', async (command) => {
    const { run } = await twoPersons(engine);

    expect(await run(command, 'nobody@example.com')).toMatchObject({
      code: 1,
      err: 'Nothing is kept of nobody@example.com.',
    });

    expect(JSON.parse((await run('register', '--format', 'json')).out)).toEqual({ register: [] });
  });
});

test('after a restore the erasures that came after the copy are made again, and no others', async () => {
  const { run, runIn, dataDir } = await twoPersons();
  const copy = join(scratchFolder(), 'copy');
  await run('person', 'kamala@example.com');
  expect((await run('backup', copy)).code).toBe(0);
  await run('erase', 'nimal@example.com');
  await run('person', 'kamala@example.com');
  const register = join(dataDir, 'register.jsonl');
  expect(isInFiles(copy, 'passport.pdf')).toBe(true);

  const again = await runIn(copy, 'erase-again', register);

  expect(again.out).toMatch(/1 enquiry, 1 file, 1 booking, 0 reminders, 5 mails/);
  expect(isInFiles(copy, 'passport.pdf')).toBe(false);
  expect(JSON.parse((await runIn(copy, 'list', '--format', 'json')).out).leads).toHaveLength(1);
  expect(JSON.parse((await runIn(copy, 'register', '--format', 'json')).out).register).toHaveLength(3);
  expect((await runIn(copy, 'erase-again', register)).out).toMatch(/0 enquiries, 0 files/);
});

test('erasures made with another SECRET stay to be made, and it says so', async () => {
  const { store, run, runIn, dataDir } = await twoPersons();
  const [copy, register] = [join(scratchFolder(), 'copy'), join(dataDir, 'register.jsonl')];
  await run('backup', copy);
  await run('erase', 'nimal@example.com');
  const secret = readFileSync(join(copy, 'secret'), 'utf8');
  await store.close();

  writeFileSync(join(copy, 'secret'), 'made anew on another machine');
  const wrong = await runIn(copy, 'erase-again', register);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/^1 of .*another SECRET/)]);
  writeFileSync(join(copy, 'secret'), secret);

  expect((await runIn(copy, 'erase-again', register)).out).toMatch(/1 enquiry, 1 file/);
  expect((await runIn(copy, 'person', 'nimal@example.com')).code).toBe(1);
});

test('of a register with two SECRETs each makes its own erasures again', async () => {
  const { run, runIn, dataDir } = await twoPersons();
  const [copy, register] = [join(scratchFolder(), 'copy'), join(dataDir, 'register.jsonl')];
  await run('backup', copy);
  await run('erase', 'nimal@example.com');
  writeFileSync(join(dataDir, 'secret'), 'changed since');
  await run('erase', 'kamala@example.com');

  const first = await runIn(copy, 'erase-again', register);
  writeFileSync(join(copy, 'secret'), 'changed since');
  const second = await runIn(copy, 'erase-again', register);

  expect([first.code, first.err]).toEqual([2, expect.stringMatching(/another SECRET[^]*1 enquiry, 1 file/)]);
  expect([second.code, second.out]).toEqual([0, expect.stringMatching(/1 enquiry, 0 files/)]);
});

test('a torn line of the register is told, and the others count', async () => {
  const { run, runIn, dataDir } = await twoPersons();
  const [copy, register] = [join(scratchFolder(), 'copy'), join(dataDir, 'register.jsonl')];
  await run('backup', copy);
  appendFileSync(register, '{"id":"abc","per'); // the disk was full
  await run('erase', 'nimal@example.com');

  const again = await runIn(copy, 'erase-again', register);

  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/1 enquiry[^]*1 of the lines .*torn/)]);
});

test('a register that cannot be read erases nothing', async () => {
  const { run, dataDir } = await twoPersons();
  await run('person', 'nimal@example.com');

  expect((await run('erase-again', join(dataDir, 'leads.sqlite'))).code).toBe(1);

  expect((await run('person', 'nimal@example.com')).code).toBe(0);
});

test('--out writes a file that nobody else may read, and never over another', async () => {
  const { run } = await twoPersons();
  const file = join(scratchFolder(), 'nimal.json');

  expect(await run('person', 'nimal@example.com', '--out', file)).toMatchObject({
    code: 0,
    out: `Written to ${file}.`,
  });

  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8')).address).toBe('nimal@example.com');
  expect(await run('erase', 'nimal@example.com', '--out', file)).toMatchObject({ code: 1 });
  expect((await run('person', 'nimal@example.com')).code).toBe(0); // nothing was erased
  const nowhere = join(scratchFolder(), 'no', 'file');
  expect((await run('export', '--out', nowhere)).code).toBe(1);
  expect(existsSync(nowhere)).toBe(false);
});

test('what could not be registered was not handed out', async () => {
  const { run, dataDir } = await twoPersons();
  mkdirSync(join(dataDir, 'register.jsonl')); // in its way
  const file = join(scratchFolder(), 'nimal.json');

  const { code, err } = await run('person', 'nimal@example.com', '--out', file);

  expect([code, err]).toEqual([1, expect.stringContaining('register')]);
  expect(existsSync(file)).toBe(false);
});

test('what could not be written was not exported', async () => {
  const { run } = await twoPersons();

  const { code } = await run('person', 'nimal@example.com', '--out', join(scratchFolder(), 'no', 'file'));

  expect(code).toBe(1);
  expect(JSON.parse((await run('register', '--format', 'json')).out)).toEqual({ register: [] });
});
