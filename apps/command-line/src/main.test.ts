import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

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
