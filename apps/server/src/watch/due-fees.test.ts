import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../store/scratch-store.ts';
import { dueFees } from './due-fees.ts';

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

test.each([
  // on          the value in force was last read    due
  ['2026-06-30', { old: '2025-12-29', new: '2026-05-01' }, []], // 183 days before
  ['2026-06-30', { old: '2025-12-28', new: '2026-05-01' }, ['1 fees of paypal']],
  ['2026-07-01', { old: '2025-12-28', new: '2026-05-01' }, []],
] as const)('on %s, read %o', async (day, checked, due) => {
  expect(await dueFees(day, builtWith(checked))).toEqual(due);
});

test('a machine without a built site has none to name', async () => {
  expect(await dueFees('2026-07-01', scratchFolder())).toEqual([]);
});
