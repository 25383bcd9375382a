import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
type Environment = Readonly<Record<string, string | undefined>>;

export type ServerProcess = Readonly<{
  origin: string;
  /** From the start of the process to its line that it is ready. */
  readyMs: number;
  /** Memory in use, in bytes. */
  memory: () => number;
  signal: (name: NodeJS.Signals) => void;
  /** Ends it as a power cut of the process would. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}>;

async function readyLine(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(server.stdout)) {
    const origin = /is ready on (\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server ended before it was ready.');
}

const quiet = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MIN: '0', MAIL_DIGEST_ABOVE: '100000' };

/** With a mail server the server takes no sample address of content. */
const mailboxes = { MAIL_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' };

const alive = new Set<ChildProcess>();
process.once('exit', () => alive.forEach((server) => server.kill('SIGKILL')));

/** Starts the real server as a process of its own; that of this checkout, or of another. */
export async function startServer(env: Environment, checkout = root): Promise<ServerProcess> {
  const started = performance.now();
  const server = spawn(process.execPath, ['apps/server/src/main/server.ts'], {
    cwd: checkout,
    env: { ...process.env, ...quiet, ...mailboxes, ...env },
    stdio: ['ignore', 'pipe', 2],
  });
  const ended = once(server, 'exit');
  alive.add(server);
  server.once('exit', () => alive.delete(server));
  const origin = await readyLine(server);
  server.stdout?.resume();
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return {
    origin,
    readyMs: performance.now() - started,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024,
    signal: (name) => void server.kill(name),
    crash: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** What the owner's command line answers. */
export function leads(env: Environment, words: readonly string[], checkout = root) {
  const ran = spawnSync(process.execPath, ['apps/server/src/cli/leads.ts', ...words], {
    cwd: checkout,
    env: { ...process.env, ...mailboxes, ...env },
    maxBuffer: 1e9,
  });
  return { status: ran.status, text: ran.stdout.toString(), refusal: ran.stderr.toString() };
}

/** What the owner's command line says, as JSON. */
export const ownersView = (env: Environment, ...words: readonly string[]): unknown =>
  JSON.parse(leads(env, [...words, '--format', 'json']).text) as unknown;

export type LeadsView = Readonly<{
  leads: readonly Readonly<{
    id: string;
    params: Readonly<Record<string, string>>;
    attachments: readonly Readonly<{ bytes: number }>[];
    mail: Readonly<{ state: string; attempts: number }>;
  }>[];
}>;
