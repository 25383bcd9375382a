import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own for tests: on a socket in a scratch folder, gone when they end. */
export type ScratchPostgres = Readonly<{
  /** Makes an empty database and says where it is. */
  freshDatabase: () => Promise<string>;
  /** Ends it as a crash would and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  /** Where its programs are. */
  bin: string;
}>;

const programs = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function installed(): string | undefined {
  const newest = existsSync(programs) ? readdirSync(programs).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const folder = join(programs, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function runAs(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    client.on('error', () => undefined); // beside the rejection
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

type Place = Readonly<{ bin: string; folder: string; user: ReturnType<typeof runAs> }>;

function initialised(bin: string): Place {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = runAs();
  if (user) chownSync(folder, user.uid, user.gid);
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), args, { ...user, cwd: folder, stdio: 'ignore' });
  return { bin, folder, user };
}

async function started({ bin, folder, user }: Place, url: (name: string) => string): Promise<() => Promise<void>> {
  const args = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-F'];
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const kill = () => void server.kill('SIGQUIT'); // at once, as a crash would
  process.once('exit', kill);
  await untilItAnswers(url('postgres'));
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}

/**
 * Starts one.
 * @throws {Error} where PostgreSQL is not installed.
 */
export async function scratchPostgres(): Promise<ScratchPostgres> {
  const bin = installed();
  if (bin === undefined) throw new Error(`PostgreSQL is not installed: there is no initdb in ${programs}.`);
  const place = initialised(bin);
  const url = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(place.folder)}`;
  let crash = await started(place, url);
  return {
    bin,
    freshDatabase: () => copyOf(url('template1')),
    restart: async () => {
      await crash();
      crash = await started(place, url);
    },
    stop: async () => {
      await crash();
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database with all that another one has, which nobody is connected to, and says where it is. Its files are
 * copied, which takes a tenth of the time of copying through the log.
 */
export async function copyOf(url: string): Promise<string> {
  const at = (name: string) => Object.assign(new URL(url), { pathname: name }).href;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(at('postgres'));
  await client.connect();
  await client.query(`create database ${name} template ${new URL(url).pathname.slice(1)} strategy file_copy`);
  await client.end();
  return at(name);
}
