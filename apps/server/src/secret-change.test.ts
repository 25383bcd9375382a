import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runLeads } from './cli/run-leads.ts';
import { CannotStart, runServer } from './main/run-server.ts';
import { appendToRegister, registerEntry } from './people/register-file.ts';
import { parseSettings } from './settings.ts';
import { scratchFolder } from './testing/scratch-store.ts';

const [one, another] = ['one secret of 32 letters or more..', 'another one of 32 letters or more'];

/** A data folder, and a server that starts on it and stops: what it said. */
function folder() {
  const dataDir = scratchFolder();
  const env = (secret?: string) => ({
    ...{ PORT: '0', DATA_DIR: dataDir, API_ONLY: '1', LOG_LEVEL: 'silent' },
    ...(secret !== undefined && { SECRET: secret }),
  });
  const started = async (secret?: string) => {
    const settings = parseSettings(env(secret));
    if ('refused' in settings) throw new Error(settings.refused);
    const said: string[] = [];
    await (await runServer(settings, (line) => said.push(line))).close();
    return said;
  };
  const examined = async (secret?: string) => {
    const world = { env: env(secret), now: () => Date.parse('2026-11-21T06:30:00Z') };
    const { out } = await runLeads(['doctor', '--format', 'json'], world);
    const { findings } = JSON.parse(out) as Readonly<{
      findings: readonly Readonly<{ about: string; state: string }>[];
    }>; // ours
    return findings.find(({ about }) => about === 'secret')?.state;
  };
  const erasedWith = (secret: string) =>
    appendToRegister(dataDir, registerEntry(secret, { address: 'ann@example.com', day: '2026-11-21', what: 'erased' }));
  return { started, examined, erasedWith, path: (name: string) => join(dataDir, name) };
}

const warned = [expect.stringContaining('The secret is not the one')];

test('a SECRET beside the file of another is said at the start and by doctor', async () => {
  const { started, examined, path } = folder();
  expect(await started()).toEqual([]);
  expect(await examined()).toBe('ok');

  expect(await started(one)).toEqual(warned);
  expect(await started(one), 'until somebody has done something').toEqual(warned);
  expect(await examined(one)).toBe('bad');
  expect(await started(readFileSync(path('secret'), 'utf8')), 'the same as in the file').toEqual([]);
});

test('so is one SECRET after another, and none after one', async () => {
  const { started, examined, path } = folder();
  expect(await started(one)).toEqual([]);
  expect(statSync(path('secret-check')).mode & 0o777).toBe(0o600);
  expect(readFileSync(path('secret-check'), 'utf8')).not.toContain(one);

  expect(await started(another)).toEqual(warned);
  expect(await examined(another)).toBe('bad');
  expect(await started()).toEqual(warned);
  expect(await started(one)).toEqual([]);
});

test('a file of before, whose secret nobody noted, counts as well', async () => {
  const { started, path } = folder();
  writeFileSync(path('secret'), one);

  expect(await started(another)).toEqual(warned);
  expect(await started(one)).toEqual([]);
});

test('where the register has entries by the former one it does not start, until somebody says that it shall', async () => {
  const { started, erasedWith, path } = folder();
  await started(one);
  await erasedWith(one);
  expect(await started(one)).toEqual([]);

  await expect(started(another)).rejects.toThrow(CannotStart);
  await expect(started(another)).rejects.toThrow('1 of the register’s entries');

  rmSync(path('secret-check'));
  expect(await started(another)).toEqual([]);
  expect(await started(one), 'who can tell again whom the register is about').toEqual(warned);
});
