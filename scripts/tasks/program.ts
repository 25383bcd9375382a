import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../boot/run.mjs';

export const root = join(import.meta.dirname, '../..');
export const site = join(root, 'apps/site');
export const dist = join(site, 'dist');
/** What may be deleted at any time: caches, logs, reports. */
export const scratch = join(root, '.cache');
/** What Node has compiled once: the tests start the same programs many times. */
const compiled = join(scratch, 'compiled');
try {
  mkdirSync(scratch, { recursive: true });
} catch {
  // a checkout that this user may only read: what runs there keeps nothing in it
}

type Options = Readonly<{ cwd?: string; env?: Readonly<Record<string, string>> }>;

function environment(more: Options['env']): NodeJS.ProcessEnv {
  const { NODE_CHANNEL_FD: _, ...env } = process.env; // the channel to boot.mjs is ours alone
  return { NODE_COMPILE_CACHE: compiled, ...env, ASTRO_TELEMETRY_DISABLED: '1', ...more };
}

/** Runs a program in sight of the visitor and answers with its exit code. */
export function program(command: string, args: readonly string[], { cwd = root, env }: Options = {}): Promise<number> {
  return run(command, args, { cwd, env: environment(env), stdio: 'inherit' });
}

/** Runs a program out of sight and answers with its exit code and what it wrote. */
export async function quietly(
  command: string,
  args: readonly string[],
  { cwd = root, env }: Options = {},
): Promise<Readonly<{ code: number; output: string }>> {
  const file = join(scratch, `output-${process.pid}-${(count += 1)}.log`);
  const log = openSync(file, 'w');
  try {
    const code = await run(command, args, { cwd, env: environment(env), stdio: ['ignore', log, log] });
    return { code, output: readFileSync(file, 'utf8') };
  } finally {
    closeSync(log);
    rmSync(file, { force: true });
  }
}

let count = 0;
