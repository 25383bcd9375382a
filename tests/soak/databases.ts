import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Database = Readonly<{
  name: string;
  url?: string;
  /** Stops it at once, whoever is connected, and starts it again. */
  restart?: () => Promise<void>;
  stop: () => Promise<void>;
}>;

const programs = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root. */
function runAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
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
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A PostgreSQL as it is installed, with fsync on; undefined when there is none. */
async function postgres(): Promise<Database | undefined> {
  const newest = existsSync(programs) ? readdirSync(programs).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const bin = join(programs, newest ?? '', 'bin');
  if (!existsSync(join(bin, 'initdb'))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'soak-pg-'));
  const user = runAs();
  if (user) chownSync(folder, user.uid, user.gid);
  const how = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], how);
  const start = () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses='],
      how,
    );
    return { server, ended: once(server, 'exit') };
  };
  let running = start();
  process.once('exit', () => running.server.kill('SIGQUIT'));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url);
  const stop = async () => {
    running.server.kill('SIGQUIT');
    await running.ended;
  };
  const restart = async () => {
    await stop();
    running = start();
    await untilItAnswers(url);
  };
  return { name: 'PostgreSQL', url, restart, stop };
}

/** The databases of this machine that the server can work on. */
export async function databases(): Promise<readonly Database[]> {
  const embedded = { name: 'node:sqlite', stop: async () => undefined };
  const other = await postgres();
  if (!other) console.log('  PostgreSQL is not installed here (Debian package postgresql): only the embedded one.');
  return other ? [embedded, other] : [embedded];
}
