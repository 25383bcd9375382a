import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshOrigin, someEnquiry, upload } from '../testing/scratch-store.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const sixtyKilobytes = 'x'.repeat(60_000);

/** Sends enquiries with a file until one is not taken; says how many were. */
async function untilRefused(store: Store): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    try {
      const file = await store.files.stage(upload(sixtyKilobytes), 'note.txt');
      if ('refused' in file) throw new Error(file.refused);
      await store.enquiries.add(someEnquiry({ params: { message: sixtyKilobytes }, file }), freshOrigin());
    } catch {
      return taken;
    }
  }
}

test('on a full disk nothing is acknowledged, nothing stays behind, and room heals it', async ({ skip }) => {
  const dataDir = smallDisk();
  if (dataDir === undefined) return skip('A small disk can only be mounted by root.');
  writeFileSync(join(dataDir, 'ballast'), 'x'.repeat(1_000_000));
  const store = await openStore({ dataDir });
  onTestFinished(() => store.close());

  const taken = await untilRefused(store);
  const more = await untilRefused(store);

  expect(taken).toBeGreaterThan(0);
  const stored = async () => [(await store.enquiries.list()).length, readdirSync(join(dataDir, 'files')).length];
  expect(await stored()).toEqual([taken + more, taken + more]);
  expect(await store.faults()).toEqual([]);

  rmSync(join(dataDir, 'ballast'));
  expect(await untilRefused(store)).toBeGreaterThan(0);
});
