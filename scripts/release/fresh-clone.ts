// Proves the two commands of the README on clones with nothing before: `npm run test:fresh`.
// With `-- --tests` it also runs `npm test` in each, which takes a quarter of an hour a Node.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../build/free-port.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** This Node, and the machine's own where it is another. */
function nodes(): readonly string[] {
  const version = (node: string) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;
  const own = ['/usr/bin/node', '/usr/local/bin/node'].filter((node) => version(node));
  return [process.execPath, ...own.filter((node) => version(node) !== process.version)];
}

function clone(name: string): string {
  const target = join(folder, name);
  execFileSync('git', ['clone', '--quiet', root, target]);
  return target;
}

type Started = Readonly<{ child: ChildProcess; origin: string; output: () => string }>;

/** Runs an npm command as a visitor of that machine would, without anything of ours in the environment. */
async function npm(args: readonly string[], cwd: string, more: NodeJS.ProcessEnv & { node: string }): Promise<Started> {
  const { node, ...settings } = more;
  const outside = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.includes('node'));
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE)/i.test(name));
  const port = await freePort(5100 + (Math.floor(performance.now()) % 800));
  const env = {
    ...Object.fromEntries(own),
    PATH: [dirname(node), ...outside].join(delimiter),
    PORT: `${port}`,
    ...settings,
  };
  const child = spawn('npm', args, { cwd, env, detached: true }); // its own group, as in a terminal
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output };
}

/** The exit code of a command; `null` when a signal ended it. */
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

/** Waits until the site answers. @throws when the command ends before, or after five minutes. */
async function answers({ child, origin, output }: Started): Promise<void> {
  for (let tries = 0; tries < 3000 && child.exitCode === null; tries += 1) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`no answer: ${output()}`);
}

/** The processes that work in a folder. */
function processesIn(target: string): readonly string[] {
  const cwd = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      return ''; // it has ended, or is another's
    }
  };
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && cwd(pid).startsWith(target));
}

/** Ctrl-C reaches every process of the terminal's group, SIGTERM only the one that was named. */
async function stop({ child }: Started, target: string, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const pid = child.pid ?? 0;
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
  for (let tries = 0; tries < 50 && processesIn(target).length > 0; tries += 1) await pause(100);
  const left = processesIn(target);
  if (left.length > 0) throw new Error(`${signal} leaves processes ${left.join(', ')}`);
}

async function tryNode(node: string): Promise<void> {
  const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const tell = (line: string) => console.log(`${name}: ${line}`);
  const target = clone(name);

  const cache = join(folder, 'empty-cache');
  const alone = await npm(['start'], target, {
    node,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: cache,
  });
  const code = await ended(alone.child);
  const words = alone
    .output()
    .split('\n')
    .filter((line) => line.startsWith('[setup]'));
  if (code === 0 || !words.at(-1)?.includes('cannot be reached')) throw new Error(`offline: ${alone.output()}`);
  tell(`without a registry: exit ${code}, "${words.at(-1)}"`);

  let from = performance.now();
  const both = [await npm(['start'], target, { node }), await npm(['start'], target, { node })];
  await Promise.all(both.map(answers));
  tell(`two at once, nothing installed: both answer after ${seconds(from)}`);
  await Promise.all(both.map((started) => stop(started, target, 'SIGTERM')));

  from = performance.now();
  const second = await npm(['start'], target, { node });
  await answers(second);
  tell(`second start answers after ${seconds(from)}`);
  await stop(second, target, 'SIGINT');
  tell('SIGINT and SIGTERM leave no process');

  if (!process.argv.includes('--tests')) return;
  from = performance.now();
  const tests = await npm(['test'], target, { node });
  const result = await ended(tests.child);
  tell(`npm test: exit ${result} after ${seconds(from)}, "${tests.output().trim().split('\n').at(-1)}"`);
  if (result !== 0) throw new Error(tests.output());
}

for (const node of nodes()) await tryNode(node);
rmSync(folder, { recursive: true, force: true });
