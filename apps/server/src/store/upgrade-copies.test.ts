import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { expect, test } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { scratchStore } from './scratch-store.ts';
import { copiesUntil } from './upgrade-copies.ts';

test('copies from before an upgrade, and what was put aside, go after thirty days', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const made = clock.now;
  expect(await copiesUntil(dataDir)).toBeUndefined();
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
  const house = () => keepHouse({ store, retentionMonths: 24, log, now: () => clock.now });

  expect(await copiesUntil(dataDir)).toBe(made + 1000 + 30 * dayMs);
  clock.now = made + 30 * dayMs - 1;
  await house();
  expect([old, aside, young].map((path) => existsSync(path))).toEqual([true, true, true]);
  clock.now += 1;
  await house();

  expect([old, aside, young].map((path) => existsSync(path))).toEqual([false, false, true]);
  expect(logged).toEqual([expect.objectContaining({ copies: 2 })]);
});
