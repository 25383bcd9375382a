import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Stands for `npm start`: a program that runs until it is stopped, and tells which processes there are. */
const task = `
  import { run, stopAll } from './boot/run.mjs';
  process.once('disconnect', stopAll);
  const { NODE_CHANNEL_FD: _, ...env } = process.env;
  console.log('task', process.argv[2], process.pid, process.ppid);
  const server = "console.log('server', process.pid); setInterval(() => undefined, 1000)";
  process.exit(process.argv[2] === 'start' ? await run(process.execPath, ['-e', server], { env, stdio: 'inherit' }) : 0);
`;

/** A lockfile with one package of the project's own, and perhaps more. */
const lockfile = (dependencies = {}, packages = {}) =>
  JSON.stringify({
    name: 'p',
    lockfileVersion: 3,
    packages: {
      '': { name: 'p', workspaces: ['own'], dependencies },
      own: {},
      'node_modules/own': { resolved: 'own', link: true },
      ...packages,
    },
  });

const manifest = (dependencies = {}) =>
  JSON.stringify({ name: 'p', type: 'module', workspaces: ['own'], dependencies });

/** A project with our boot script, no packages and the task above. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'boot-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'scripts'));
  for (const file of ['boot.mjs', 'boot'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file), { recursive: true });
  writeFileSync(join(root, 'scripts/task.ts'), task);
  mkdirSync(join(root, 'own'));
  writeFileSync(join(root, 'own/package.json'), JSON.stringify({ name: 'own' }));
  writeFileSync(join(root, 'package.json'), manifest());
  writeFileSync(join(root, 'package-lock.json'), lockfile());
  return root;
}

const boot = (root: string, name: string) => spawn(process.execPath, ['scripts/boot.mjs', name], { cwd: root });

async function ended(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => (out += text));
  child.stderr?.on('data', (text) => (err += text));
  const [code] = (await once(child, 'close')) as [number | null]; // what Node documents for this event
  return { code, out, err };
}

test('installs on a fresh clone, and again only when the lockfile changed', async () => {
  const root = project();

  const first = await ended(boot(root, 'check'));
  const second = await ended(boot(root, 'check'));
  writeFileSync(join(root, 'package-lock.json'), `${lockfile()}\n`);
  const third = await ended(boot(root, 'check'));

  expect([first.code, second.code, third.code]).toEqual([0, 0, 0]);
  expect([first, second, third].map(({ err }) => err.includes('installing packages'))).toEqual([true, false, true]);
  expect(first.out).toContain('task check');
});

test('what only runs writes nothing into the checkout', async () => {
  const root = project();
  const before = readdirSync(root, { recursive: true });

  const { code, out } = await ended(boot(root, 'serve'));

  expect([code, out]).toEqual([0, expect.stringContaining('task serve')]);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test('two at once install once', async () => {
  const root = project();

  const both = await Promise.all([ended(boot(root, 'check')), ended(boot(root, 'check'))]);

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ err }) => err.includes('installing packages'))).toHaveLength(1);
});

test('a set-up that died does not block the next', async () => {
  const root = project();
  mkdirSync(join(root, '.boot'));
  writeFileSync(join(root, '.boot/setup.lock'), String(spawnSync(process.execPath, ['-e', '']).pid));

  expect((await ended(boot(root, 'check'))).code).toBe(0);
  expect(existsSync(join(root, '.boot/setup.lock'))).toBe(false);
});

/** Makes the project need a package, and `npm ci` ask for it on that port. */
function needForeignPackage(root: string, port: number): void {
  const dependencies = { x: '1.0.0' };
  const x = { version: '1.0.0', resolved: `http://127.0.0.1:${port}/x/-/x-1.0.0.tgz`, integrity: 'sha512-AAAA' };
  writeFileSync(join(root, 'package.json'), manifest(dependencies));
  writeFileSync(join(root, 'package-lock.json'), lockfile(dependencies, { 'node_modules/x': x }));
}

test('a registry out of reach is one clear line', async () => {
  const root = project();
  needForeignPackage(root, 9);

  const { code, out, err } = await ended(boot(root, 'check'));

  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err.trim().split('\n')).toEqual([
    '[setup] installing packages (about a minute, only when they change)',
    expect.stringContaining('[setup] the package registry cannot be reached (ECONNREFUSED); connect and try again'),
  ]);
});

/** Resolves once a line of the output matches. */
function seen(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (more) => {
      const match = pattern.exec((text += more));
      if (match) resolve(match);
    });
  });
}

/** A killed process whose parent is gone stays a zombie until somebody collects it: it runs no more. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test.skipIf(process.platform !== 'linux').each([
  ['SIGINT', 'boot'],
  ['SIGTERM', 'boot'],
  ['SIGHUP', 'boot'],
  ['SIGKILL', 'boot'],
  ['SIGTERM', 'shell'], // what npm does: it stops only the shell
  ['SIGKILL', 'shell'],
] as const)('%s to the %s leaves no process', async (signal, whom) => {
  const root = project();
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/boot.mjs start; :`], { cwd: root });
  const found = await seen(shell, /task start (\d+) (\d+)\nserver (\d+)\n/);
  const [taskPid = 0, bootPid = 0, serverPid = 0] = found.slice(1).map(Number);

  if (whom === 'shell') shell.kill(signal);
  else process.kill(bootPid, signal);

  await expect.poll(() => [bootPid, taskPid, serverPid].filter(runs), { timeout: 5000 }).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('SIGTERM during the installation ends npm too', async () => {
  const root = project();
  const registry = createServer().listen(0, '127.0.0.1'); // takes the question and never answers
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo; // it listens on TCP
  needForeignPackage(root, port);
  const started = boot(root, 'check');
  await once(registry, 'connection');
  const npmPid = Number(readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8'));

  started.kill('SIGTERM');

  expect(npmPid).toBeGreaterThan(0);
  await expect.poll(() => [started.pid ?? 0, npmPid].filter(runs), { timeout: 5000 }).toEqual([]);
  registry.close();
});
