// Runs under a fitting Node: the tasks behind the npm scripts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a program to its end and passes signals on to it. */
function run(command: string, args: readonly string[], cwd = root): Promise<number> {
  return new Promise((resolve) => {
    const { NODE_CHANNEL_FD: _, ...env } = process.env; // the channel to boot.mjs is ours alone
    const child = spawn(command, args, { cwd, env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' }, stdio: 'inherit' });
    process.once('disconnect', () => child.kill('SIGTERM')); // boot.mjs was killed hard
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function must(command: string, ...args: readonly string[]): Promise<void> {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

const sources = ['domain', 'content', 'design', 'apps/site', 'package-lock.json'];
const isSource = (name: string) => !['node_modules', 'dist', '.astro'].includes(name) && !/\.test\.tsx?$/.test(name);

/** A fingerprint of everything that the built site depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_') || name === 'SITE_URL');
  hash.update(JSON.stringify(settings.sort()));
  const walk = (path: string): void => {
    if (!statSync(path).isDirectory()) return void hash.update(path).update(readFileSync(path));
    for (const name of readdirSync(path).filter(isSource).sort()) walk(join(path, name));
  };
  for (const source of sources) walk(join(root, source));
  return hash.digest('hex');
}

async function build(): Promise<void> {
  const stamp = join(root, 'apps/site/dist/.build-stamp');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const code = await run('astro', ['build'], join(root, 'apps/site'));
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, wanted);
}

async function check(): Promise<void> {
  for (const project of ['tsconfig.domain.json', 'design/ui', 'apps/server', '.']) await must('tsc', '-p', project);
  const code = await run('astro', ['check', '--minimumSeverity', 'warning'], join(root, 'apps/site'));
  if (code !== 0) process.exit(code);
  await must('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint');
  await must('prettier', '--check', '.', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier');
  await must('stylelint', '{design,apps}/**/*.css');
  await must('depcruise', 'domain', 'content', 'design', 'apps', '--config', '.dependency-cruiser.mjs');
  await must('knip');
}

const serve = () => must(process.execPath, 'apps/server/src/server.ts');
const more = process.argv.slice(3);

const tasks: Readonly<Record<string, () => Promise<void>>> = {
  build,
  check,
  dev: async () => process.exit(await run('astro', ['dev', ...more], join(root, 'apps/site'))),
  format: () => must('prettier', '--write', '.', '--log-level', 'warn'),
  serve,
  start: async () => {
    await build();
    await serve();
  },
  test: async () => {
    await check();
    await must('vitest', 'run', ...more);
    await build();
    await must('playwright', 'test');
  },
};

const task = tasks[process.argv[2] ?? 'start'];
if (!task) {
  console.error(`There is no task "${process.argv[2]}". Known: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
await task();
process.exit(0); // the channel to boot.mjs would keep this process alive
