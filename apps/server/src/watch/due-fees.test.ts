import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsoDate } from '@formation/calendar';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-store.ts';
import { builtTables, dueFees, feesToRead } from './due-fees.ts';

/** A built site with one platform: one fee with two values, the second from July on, read in May. */
function builtWith(checked: Readonly<Record<'old' | 'new', string>>) {
  const site = scratchFolder();
  mkdirSync(join(site, 'fees'));
  const file = {
    platform: 'paypal',
    reviewAfterDays: 183,
    sources: { old: { checked: checked.old }, new: { checked: checked.new } },
    fees: [{ entries: [{ sources: ['old'] }, { from: '2026-07-01', sources: ['new', 'old'] }] }],
  };
  writeFileSync(join(site, 'fees', 'paypal.json'), JSON.stringify(file));
  writeFileSync(join(site, 'fees', 'paypal.schema.json'), '{}');
  return site;
}

const none = new Map<string, IsoDate>();

test.each([
  // on          the value in force was last read    due
  ['2026-06-30', { old: '2025-12-29', new: '2026-05-01' }, []], // 183 days before
  ['2026-06-30', { old: '2025-12-28', new: '2026-05-01' }, ['1 fees of paypal']],
  ['2026-07-01', { old: '2025-12-28', new: '2026-05-01' }, []],
] as const)('on %s, read %o', async (day, checked, due) => {
  expect(dueFees(await builtTables(builtWith(checked)), none, day)).toEqual(due);
});

test('a machine without a built site has none to name', async () => {
  expect(await builtTables(scratchFolder())).toEqual([]);
});

test('what was confirmed was read that day, for every fee of the source; a source of another platform is another one', async () => {
  const tables = await builtTables(builtWith({ old: '2025-12-28', new: '2026-05-01' }));
  const due = (name: string, day: IsoDate) => dueFees(tables, new Map([[name, day]]), '2026-06-30');

  expect(due('fee paypal/old', '2025-12-29')).toEqual([]);
  expect(due('fee etsy/old', '2025-12-29')).toEqual(['1 fees of paypal']);
  expect(due('fee paypal/old', '2025-12-27')).toEqual(['1 fees of paypal']); // older than the build
  expect(feesToRead(tables, none, '2026-06-30')[0]?.sources).toEqual(new Map([['old', 1]]));
});

test('a day that the build has from a confirmation counts as well', async () => {
  const [table] = await builtTables(builtWith({ old: '2025-12-28', new: '2026-05-01' }));
  if (table === undefined) throw new Error('There is no table.');
  const { old } = table.sources as { old: (typeof table.sources)[string] };
  const again = { ...table, sources: { ...table.sources, old: { ...old, readAgain: '2026-01-02' as const } } };

  expect(dueFees([again], none, '2026-06-30')).toEqual([]);
});

test('a file that a build is just writing keeps nobody from the others', async () => {
  const site = builtWith({ old: '2025-12-28', new: '2026-05-01' });
  writeFileSync(join(site, 'fees', 'etsy.json'), '{"platform":"et');

  expect((await builtTables(site)).map(({ platform }) => platform)).toEqual(['paypal']);
});
