import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own for tests: on a socket in a scratch folder, gone when they end. */
export type ScratchPostgres = Readonly<{
  /** Makes an empty database and says where it is. */
  freshDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}>;

const programs = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function installed(): string | undefined {
  const newest = existsSync(programs) ? readdirSync(programs).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const folder = join(programs, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Debian's package, when it is missing and we may. */
function install(): string | undefined {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('/usr/bin/apt-get', ['update', '-qq'], { env, timeout: 120_000 });
  spawnSync('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env,
    timeout: 240_000,
  });
  return installed();
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

/** Starts one, or says why there is none. */
export async function scratchPostgres(): Promise<ScratchPostgres | Readonly<{ missing: string }>> {
  const bin = installed() ?? install();
  if (bin === undefined)
    return { missing: 'PostgreSQL is not installed (Debian package postgresql): its tests are skipped.' };
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = runAs();
  if (user) chownSync(folder, user.uid, user.gid);
  const how = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const database = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', database, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], how);
  const server = spawn(join(bin, 'postgres'), ['-D', database, '-k', folder, '-c', 'listen_addresses=', '-F'], how);
  const ended = once(server, 'exit');
  process.once('exit', () => server.kill('SIGQUIT'));
  const stop = async () => {
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url('postgres'));
  return { freshDatabase: () => freshDatabase(url), stop };
}

let made = 0;

async function freshDatabase(url: (name: string) => string): Promise<string> {
  made += 1;
  const name = `test_${made}`;
  const client = new pg.Client(url('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url(name);
}
