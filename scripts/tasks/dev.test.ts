import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '../build/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Answers when both halves say that they are there. */
async function bothReady(output: NodeJS.ReadableStream): Promise<void> {
  const wanted = new Set([/is ready on/, /Local\s+http/]);
  for await (const line of createInterface(output)) {
    const text = stripVTControlCharacters(line); // colours, where the terminal or CI=true asks for them
    for (const sign of wanted) if (sign.test(text)) wanted.delete(sign);
    if (wanted.size === 0) return;
  }
  throw new Error('npm run dev ended before it was ready.');
}

test('while pages are edited, their forms and calls are answered, and both halves end together', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
  const port = await freePort();
  const args = ['scripts/task.ts', 'dev', '--port', String(port)];
  const env = { ...process.env, DATA_DIR: dataDir, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` };
  const dev = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  const ended = once(dev, 'exit');
  try {
    await bothReady(dev.stdout ?? process.stdin);
    dev.stdout?.resume();
    const token = await fetch(`http://localhost:${port}/api/v1/form-token`);
    expect([token.status, await token.json()]).toEqual([200, { token: expect.any(String) }]);
  } finally {
    dev.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
