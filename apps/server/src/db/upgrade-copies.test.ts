import { chmodSync, chownSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { expect, onTestFinished, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { scratchStore } from '../testing/scratch-store.ts';
import { copies } from '../watch/checks.ts';
import { runHousekeeping } from './housekeeping.ts';
import { copiesFolder, copiesLeft, sweepCopies } from './upgrade-copies.ts';

test('copies from before an upgrade, and what was put aside, go after thirty days', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const made = clock.now;
  expect(await copiesLeft(dataDir, made)).toEqual({ until: undefined, overdue: [] });
  const folder = join(dataDir, 'before-upgrades');
  mkdirSync(join(folder, 'old-newer'), { recursive: true });
  const [old, aside, young] = ['old.sqlite', 'old-newer', 'young.sqlite'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [old, join(aside, 'leads.sqlite'), young]) writeFileSync(path, 'a copy');
  for (const path of [old, aside]) utimesSync(path, made / 1000, made / 1000);
  utimesSync(young, made / 1000 + 1, made / 1000 + 1);
  const logged: unknown[] = [];
  const log = { info: (about: object) => logged.push(about), warn: (about: object) => logged.push(about) };
  const house = () => runHousekeeping({ store, retentionMonths: 24, log, now: () => clock.now });

  expect(await copiesLeft(dataDir, made)).toEqual({ until: made + 1000 + 30 * dayMs, overdue: [] });
  clock.now = made + 30 * dayMs - 1;
  await house();
  expect([old, aside, young].map((path) => existsSync(path))).toEqual([true, true, true]);
  clock.now += 1;
  await house();

  expect([old, aside, young].map((path) => existsSync(path))).toEqual([false, false, true]);
  expect(logged).toEqual([expect.objectContaining({ copies: 2 })]);
});

const nobody = 65_534;

/** Root may delete everything, so that it works as somebody else for a while. */
function asServer(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  chownSync(copiesFolder(dataDir), nobody, nobody);
  chmodSync(dataDir, 0o755);
  process.seteuid?.(nobody);
  onTestFinished(() => process.seteuid?.(0));
}

test('a folder that it may not delete keeps no other copy, and is alarmed of until it is gone', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const settings = parseSettings({ DATA_DIR: dataDir });
  if ('refused' in settings) throw new Error(settings.refused);
  const look = (now: number) => copies({ store, settings, now });
  const folder = copiesFolder(dataDir);
  const [locked, first, last] = ['b-newer', 'a.sqlite', 'c.sqlite'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(locked, { recursive: true });
  for (const path of [join(locked, 'leads.sqlite'), first, last]) writeFileSync(path, 'a copy');
  for (const path of [locked, first, last]) utimesSync(path, clock.now / 1000, clock.now / 1000);
  chmodSync(locked, 0o000);
  onTestFinished(() => chmodSync(locked, 0o700));
  asServer(dataDir);
  const due = clock.now + 30 * dayMs;
  expect(await look(due)).toMatchObject({ state: 'ok' }); // the server deletes once an hour

  await expect(sweepCopies(dataDir, due)).rejects.toThrow('EACCES');

  expect([locked, first, last].map((path) => existsSync(path))).toEqual([true, false, false]);
  expect(await copiesLeft(dataDir, due)).toEqual({ until: undefined, overdue: [locked] });
  expect(await look(due + dayMs)).toMatchObject({ state: 'bad', says: expect.stringContaining(folder) });
});

test('an alarm names what is to be deleted, wherever it lies', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const settings = parseSettings({ DATA_DIR: dataDir });
  if ('refused' in settings) throw new Error(settings.refused);
  const moved = join(dataDir, 'leads.sqlite.moved');
  writeFileSync(moved, 'a database');
  utimesSync(moved, clock.now / 1000, clock.now / 1000);

  const found = await copies({ store, settings, now: clock.now + 31 * dayMs });

  expect(found).toMatchObject({ state: 'bad', says: expect.stringContaining(moved) });
});
