import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// serendib-leads runs npm with the data folder as its home, and npm keeps a log of what it was called with.
test('an address that a command is given stays in no log of npm', async () => {
  const home = await mkdtemp(join(tmpdir(), 'npm-log-'));
  const env = { PATH: process.env['PATH'], HOME: home, DATA_DIR: home };
  const leads = ['run', '-s', 'leads', '--', 'erase', 'nimal@example.com'];
  const ran = promisify(execFile)('npm', leads, { cwd: join(import.meta.dirname, '../..'), env });

  await expect(ran, 'there is no database').rejects.toThrow('There is no database');

  const left = await readdir(home, { recursive: true, withFileTypes: true });
  const texts = left.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name)));
  expect((await Promise.all(texts)).filter((text) => text.includes('nimal@'))).toEqual([]);
  await rm(home, { recursive: true });
});
