import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from './lock.mjs';

function freshLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'lock');
}

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('the second waits for the first, and is told once that it waits', async () => {
  const lock = freshLock();
  const log: string[] = [];
  const turn = async (name: string, work: () => Promise<void>) => {
    log.push(`${name} in`);
    await work();
    log.push(`${name} out`);
  };
  /** Works until its lock has been touched: whoever waits sees that it is alive. */
  const untilTouched = async () => {
    const { mtimeMs: taken } = statSync(lock);
    while (statSync(lock).mtimeMs === taken) await pause(20);
  };

  await Promise.all([
    withLock(lock, () => turn('first', untilTouched)),
    withLock(
      lock,
      () => turn('second', () => Promise.resolve()),
      () => log.push('waits'),
    ),
  ]);

  expect(log.filter((entry) => entry !== 'waits')).toEqual(['first in', 'first out', 'second in', 'second out']);
  expect(log.filter((entry) => entry === 'waits')).toHaveLength(1);
  expect(existsSync(lock)).toBe(false);
});

test('a failure releases the lock', async () => {
  const lock = freshLock();

  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(existsSync(lock)).toBe(false);
});

test('the lock of a dead process is taken over by one waiter at a time', async () => {
  const lock = freshLock();
  const log = `${lock}.log`;
  writeFileSync(lock, String(deadPid()));
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))};
    await withLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      await new Promise((resolve) => setTimeout(resolve, 30));
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;

  const waiters = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', script]));
  await Promise.all(waiters.map((waiter) => once(waiter, 'exit')));

  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4));
  expect(existsSync(lock)).toBe(false);
});
