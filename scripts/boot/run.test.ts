import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a program that cannot be started is named', () => {
  const script = `import { run } from '${new URL('run.mjs', import.meta.url).href}'; process.exitCode = await run('no-such-program', [], {});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([127, 'spawn no-such-program ENOENT']);
});
