import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { freshOrigin, scratchFolder, scratchStore, someEnquiry } from '../testing/scratch-store.ts';
import { personService, UnwrittenRegister } from './person-service.ts';
import { registerFault, registerFile } from './register-file.ts';

const nimal = 'nimal@example.com';

async function withNimal() {
  const { store, dataDir, clock } = await scratchStore();
  const backupDir = scratchFolder();
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const parts = { store, settings: { secret: undefined, dataDir, backupDir }, now: () => clock.now };
  const run = (folder: string, ...args: readonly string[]) =>
    runLeads(args, { env: { DATA_DIR: folder }, now: () => clock.now });
  return { ...parts, desk: personService(parts), dataDir, backupDir, run };
}

type Scene = Awaited<ReturnType<typeof withNimal>>;

/** The lines of a register, as the database has them. */
const linesIn = (folder: string) =>
  readFileSync(join(folder, registerFile), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.stringify({ ...JSON.parse(line), secretCheck: undefined }));

/** A folder lies where the register would be written, until it is mended. */
function blocked(folder: string) {
  const path = join(folder, registerFile);
  mkdirSync(path);
  return () => rmdirSync(path);
}

const ends: readonly (readonly [string, (scene: Scene) => Promise<() => void>])[] = [
  ['beside the backups', async ({ backupDir }) => blocked(backupDir)],
  ['in DATA_DIR', async ({ dataDir }) => blocked(dataDir)],
];

test.each(ends)('an erasure whose register cannot be written %s is not done, and told as begun', async (_, block) => {
  const scene = await withNimal();
  const { desk, store, dataDir, backupDir, run } = scene;
  const mend = await block(scene);

  await expect(desk.erase(nimal, 'owner')).rejects.toThrow(UnwrittenRegister);
  await expect(desk.erase(nimal, 'owner')).rejects.toThrow(UnwrittenRegister);

  expect(await store.persons.gather(nimal)).toBeDefined();
  expect(await store.persons.register()).toMatchObject([{ what: 'begun' }]);
  expect((await run(dataDir, 'register')).out).toContain('begun');

  mend();
  const copy = join(scratchFolder(), 'copy');
  await store.backUp(copy);
  expect(await desk.erase(nimal, 'owner')).toMatchObject({ enquiries: 1 });
  const [entry, ...others] = await store.persons.register();
  expect([entry?.what, others]).toEqual(['erased', []]);
  for (const folder of [dataDir, backupDir]) expect(new Set(linesIn(folder))).toEqual(new Set([JSON.stringify(entry)]));
  expect((await run(copy, 'erase-again', join(backupDir, registerFile))).out).toContain('1 enquiry');
  expect((await run(copy, 'register')).out).not.toContain('begun');
});

test('an erasure that a crash broke off between register and removal is completed under the same entry', async () => {
  const { desk, store, settings, now, backupDir } = await withNimal();
  const crash = async () => Promise.reject(new Error('killed'));
  const dying = personService({ store: { ...store, enquiries: { ...store.enquiries, erase: crash } }, settings, now });

  await expect(dying.erase(nimal, 'owner')).rejects.toThrow('killed');

  expect(await store.persons.register()).toMatchObject([{ what: 'begun' }]);
  await desk.erase(nimal, 'owner');
  const register = await store.persons.register();
  expect(register).toMatchObject([{ what: 'erased' }]);
  expect(new Set(linesIn(backupDir))).toEqual(new Set(register.map((entry) => JSON.stringify(entry))));
  expect(await store.console.actsAbout([register[0]?.id ?? ''])).toMatchObject([{ act: 'erased', who: 'owner' }]);
});

test('an export whose register cannot be written is neither handed out nor registered', async () => {
  const { desk, store, backupDir } = await withNimal();
  const mend = blocked(backupDir);
  await expect(desk.file(nimal, 'owner')).rejects.toThrow(UnwrittenRegister);
  expect(await store.persons.register()).toEqual([]);

  mend();
  const file = await desk.file(nimal, 'owner');
  expect(file && (await text(file))).toContain(nimal);
  expect(await store.persons.register()).toMatchObject([{ what: 'exported' }]);
});

test('whether a register can be written is known before it is, and looking makes none', async () => {
  const folder = scratchFolder();
  expect(await registerFault(folder)).toBeUndefined();
  expect(await registerFault(join(folder, 'missing'))).toBe('ENOENT');
  const mend = blocked(folder);
  expect(await registerFault(folder)).toBe('EISDIR');
  mend();
  expect(await registerFault(folder)).toBeUndefined();
  expect(() => linesIn(folder)).toThrow('ENOENT');
});
