import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { expect, test } from 'vitest';
import { freshOrigin, isInFiles, scratchStore, someEnquiry, upload } from '../testing/scratch-store.ts';
import { runHousekeeping } from './housekeeping.ts';
import { copiesLeft } from './upgrade-copies.ts';

test('after the months of retention nothing is left of an enquiry, and the log names nobody', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const file = await store.files.stage(upload('zebra-crossing'), 'zebra.txt');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file, address: 'zebra@example.com' }), freshOrigin());
  writeFileSync(join(dataDir, 'files', `00.${hostname().replaceAll(/[^\w]/g, '')}.4194999`), 'zebra');
  const logged: unknown[] = [];
  const log = { info: (about: object) => logged.push(about), warn: (about: object) => logged.push(about) };

  clock.now = Date.parse('2028-11-23T04:00:00.001Z');
  await runHousekeeping({ store, retentionMonths: 24, log, now: () => clock.now });

  expect(logged).toEqual([{ abandoned: 1, copies: 0, enquiries: 1, files: 1, bookings: 0, reminders: 0, mails: 1 }]);
  expect(isInFiles(dataDir, 'zebra')).toBe(false);
});

test('the database that was moved to PostgreSQL goes thirty days after it, and until then is known to be there', async () => {
  const { store, clock, dataDir } = await scratchStore();
  const moved = join(dataDir, 'leads.sqlite.moved');
  writeFileSync(moved, 'everybody');
  utimesSync(moved, clock.now / 1000, clock.now / 1000);
  const goes = clock.now + 30 * dayMs;
  const house = () => runHousekeeping({ store, retentionMonths: 24, log: silent, now: () => clock.now });

  expect(await copiesLeft(dataDir, clock.now)).toEqual({ until: goes, overdue: [] });
  clock.now = goes - 1;
  await house();
  expect(existsSync(moved)).toBe(true);
  clock.now = goes;
  await house();

  expect(existsSync(moved)).toBe(false);
  expect(await copiesLeft(dataDir, clock.now)).toEqual({ until: undefined, overdue: [] });
});

const silent = { info: () => undefined, warn: () => undefined };

test('what cannot be removed keeps nothing else', async () => {
  const { store, clock, dataDir } = await scratchStore();
  await store.enquiries.add(someEnquiry({ address: 'zebra@example.com' }), freshOrigin());
  const ofTheVolume = join(dataDir, 'files', 'lost+found');
  mkdirSync(ofTheVolume);
  utimesSync(ofTheVolume, 0, 0);
  writeFileSync(join(dataDir, 'before-upgrades'), 'no folder');

  clock.now = Date.parse('2028-11-23T04:00:00.001Z');
  const stored = runHousekeeping({ store, retentionMonths: 24, log: silent, now: () => clock.now });

  await expect(stored, 'and is told').rejects.toThrow('ENOTDIR');
  expect(await store.enquiries.list()).toEqual([]);
  expect(existsSync(ofTheVolume)).toBe(true);
});
