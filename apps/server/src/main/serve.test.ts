import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { isNotStarted, programStamp, showEdition } from '../publishing/editions.ts';
import { scratchFolder } from '../testing/scratch-store.ts';

const serve = join(import.meta.dirname, 'serve.ts');
const program = join(import.meta.dirname, '../../../..');

const asPublished = { shows: 'a publish', day: '2026-11-30', isPreview: false };

/** A server of one page, which says whose it is; one of no page ends at once. */
const server = (says: string) => `
  import { createServer } from 'node:http';
  const listening = createServer((_, answer) => setTimeout(() => answer.writeHead(200, { connection: 'close' }).end('${says}'), 200)).listen(process.env.PORT, '127.0.0.1');
  listening.once('listening', () => console.log('ready ' + listening.address().port));
  process.once('SIGTERM', () => listening.close(() => process.exit(0)));
`;

/** A folder that looks like a program with built pages. */
function someProgram(folder: string, text: string): string {
  for (const [file, content] of [
    ['apps/server/src/main/server.ts', text],
    ['apps/site/dist/.build-stamp', 'a stamp'],
  ] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** What `npm run serve` runs, in a program of the test's own: its folder, and a way to see what it writes. */
async function served(folder: string, dataDir: string) {
  const main = join(folder, 'apps/server/src/main/serve.ts');
  for (const room of ['publishing', 'settings.ts'])
    symlinkSync(join(program, 'apps/server/src', room), join(folder, 'apps/server/src', room));
  symlinkSync(serve, main);
  const child = spawn(process.execPath, ['--preserve-symlinks-main', main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const errors = createInterface({ input: child.stderr });
  const [ready] = (await once(lines, 'line')) as [string];
  return { child, errors, origin: `http://127.0.0.1:${ready.split(' ')[1]}` };
}

const ended = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, string | null];
const saysAt = async (origin: string) => (await fetch(origin)).text();

test('an edition is changed over to without a gap; one that does not start changes nothing, and is told of', async () => {
  const [folder, dataDir] = [scratchFolder(), scratchFolder()];
  someProgram(folder, server('as released'));
  mkdirSync(join(dataDir, 'editions'));
  const { child, errors, origin } = await served(folder, dataDir);
  const show = (name: string, text: string) =>
    showEdition(dataDir, {
      folder: someProgram(join(dataDir, 'editions', name), text),
      program: programStamp(folder),
      ...asPublished,
    });
  const answers = [await saysAt(origin)];

  await show('1-broken', 'process.exit(3);');
  await once(errors, 'line');
  answers.push(await saysAt(origin));
  await expect.poll(() => isNotStarted(dataDir)).toBe(true);
  await show('2-good', server('as published'));
  while (answers.at(-1) !== 'as published') answers.push(await saysAt(origin)); // each is answered
  await expect.poll(() => isNotStarted(dataDir)).toBe(false);
  await show('3-broken', 'process.exit(3);');
  await once(errors, 'line');
  await expect.poll(() => isNotStarted(dataDir)).toBe(true);
  answers.push(await saysAt(origin));

  expect([...new Set(answers)]).toEqual(['as released', 'as published']);
  child.kill('SIGTERM');
  expect(await ended(child)).toEqual([0, null]);
});

test('it starts with the edition that is shown, and not with one of another program', async () => {
  const dataDir = scratchFolder();
  mkdirSync(join(dataDir, 'editions'));
  const folder = someProgram(scratchFolder(), server('as released'));
  const edition = someProgram(join(dataDir, 'editions/1-a'), server('as published'));

  await showEdition(dataDir, { folder: edition, program: 'another program', ...asPublished });
  const released = await served(folder, dataDir);
  expect(await saysAt(released.origin)).toBe('as released');

  await showEdition(dataDir, { folder: edition, program: programStamp(folder), ...asPublished });
  await expect.poll(() => saysAt(released.origin), { timeout: 20_000 }).toBe('as published');
});

test('a server that is killed is no good end', async () => {
  const dataDir = scratchFolder();
  const folder = someProgram(
    scratchFolder(),
    `${server('as released')} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`,
  );
  const { child } = await served(folder, dataDir);

  expect(await ended(child)).toEqual([1, null]);
});
