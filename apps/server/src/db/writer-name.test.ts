import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hasEnded, writerName } from './writer-name.ts';

const [host = ''] = writerName.split('.');

test('a process that has run and ended has ended; we have not, and of other hosts nobody knows', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);

  expect(hasEnded(`${host}.${pid}`)).toBe(true);
  expect(hasEnded(writerName)).toBe(false);
  expect(hasEnded(`elsewhere.${pid}`)).toBe(false);
});
