import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

test.each([
  ['payouts --amount 1000 --json', 0], // more than a pipe holds
  ['ebay --sold-price 100', 0],
  ['ebay', 2],
])('fees %s, whose reader stops early as head does, ends without a complaint', async (words, code) => {
  const child = spawn(process.execPath, [main, ...words.split(' ')]);
  const [read, other] = code === 0 ? [child.stdout, child.stderr] : [child.stderr, child.stdout];
  read.destroy();
  expect(await Promise.all([once(child, 'close'), text(other)])).toEqual([[code, null], '']);
});

test.each(['', 'Nowhere/Here'])(
  'where the zone is none that it knows (%j), the fees are those of a day all the same',
  async (zone) => {
    const child = spawn(process.execPath, [main, 'ebay', '--sold-price', '100'], { env: { ...process.env, TZ: zone } });
    const [[code], said, complaint] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);

    expect([code, complaint]).toEqual([0, '']);
    expect(said).toContain('100');
  },
);

test('a list of which some rows are not counted ends with 1: its sums are the output, and the rows are named beside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'sales.csv');
  writeFileSync(path, 'Title,Price\nScarf,100\nRing,ten\n');
  const child = spawn(process.execPath, [main, 'list', path, '--platform', 'ebay']);
  const [[code], said, complaint] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);

  expect(code).toBe(1);
  expect(said).toContain('1 of 2 rows counted');
  expect(complaint).toBe('Rows that are not counted: 1\nline 3: sold price is a number such as 12.50, not "ten"\n');
});
