import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A mailbox on a Dovecot of its own: in a scratch folder, gone when the test ends. */
export type ScratchMailbox = Readonly<{
  url: string;
  /** Puts a mail into the mailbox, whole and at once, as a mail server does. */
  deliver: (mail: string | Buffer) => void;
  /** How many mails lie there, and how many of them are marked as read. */
  counts: () => Readonly<{ all: number; read: number }>;
  /** Lets the mailbox count anew, as after it was restored from a copy. */
  countAnew: () => void;
  /** Ends it as a crash would and starts it again. */
  restart: () => Promise<void>;
}>;

const program = '/usr/sbin/dovecot';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));

/** Dovecot wants users to run as: root lets it run as its own. */
function runAs() {
  const me = process.getuid?.() ?? 0;
  const [name = '', , uid, gid] =
    linesOf('/etc/passwd').find(([user, , id]) => (me === 0 ? user === 'dovecot' : id === String(me))) ?? [];
  const [group = ''] = linesOf('/etc/group').find(([, , id]) => id === gid) ?? [];
  return { name, group, uid: Number(uid), gid: Number(gid) };
}

const settings = (folder: string, port: number, { name, group, uid, gid }: ReturnType<typeof runAs>) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
default_internal_user = ${name}
default_login_user = ${name}
default_internal_group = ${group}
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 1
mail_max_userip_connections = 100
auth_mechanisms = plain login
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port, not at a pipe
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItAnswers(port: number, log: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Dovecot does not answer: ${existsSync(log) ? readFileSync(log, 'utf8') : 'no log'}`);
}

type Place = Readonly<{ folder: string; port: number; user: ReturnType<typeof runAs> }>;

async function started({ folder, port, user }: Place): Promise<() => Promise<void>> {
  const { uid, gid } = user;
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], {
    uid,
    gid,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(server, 'exit');
  const kill = () => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, 'SIGKILL'); // with its children
  };
  process.once('exit', kill);
  await untilItAnswers(port, join(folder, 'log'));
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}

function folderFor(user: Place['user']): string {
  const folder = mkdtempSync(join(tmpdir(), 'imap-'));
  for (const part of ['', 'run', 'home', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    mkdirSync(join(folder, part), { recursive: true });
    chownSync(join(folder, part), user.uid, user.gid);
  }
  chmodSync(folder, 0o755);
  return folder;
}

let delivered = 0;
/** The day of the store's clock, so that the mailbox and the store agree. */
const deliveredAt = new Date('2026-11-23T05:00:00Z');

/** Starts one, which ends with the test. */
export async function scratchMailbox(): Promise<ScratchMailbox> {
  const user = runAs();
  const place = { folder: folderFor(user), port: await freePort(), user };
  const mail = join(place.folder, 'mail');
  writeFileSync(join(place.folder, 'dovecot.conf'), settings(place.folder, place.port, user));
  let crash = await started(place);
  onTestFinished(async () => {
    await crash();
    rmSync(place.folder, { recursive: true, force: true });
  });
  const namesIn = (part: string) => readdirSync(join(mail, part));
  return {
    url: `imap://office%40firm.example:secret@127.0.0.1:${place.port}/INBOX`,
    deliver(content) {
      delivered += 1;
      const name = `${deliveredAt.getTime() / 1000}.${String(delivered).padStart(7, '0')}.test`;
      const draft = join(mail, 'tmp', name);
      writeFileSync(draft, content);
      utimesSync(draft, deliveredAt, deliveredAt);
      chownSync(draft, user.uid, user.gid);
      renameSync(draft, join(mail, 'new', name));
    },
    counts: () => ({
      all: namesIn('new').length + namesIn('cur').length,
      read: namesIn('cur').filter((name) => /,[A-Z]*S/.test(name)).length,
    }),
    countAnew() {
      for (const name of namesIn('')) if (name.startsWith('dovecot')) rmSync(join(mail, name));
    },
    restart: async () => {
      await crash();
      crash = await started(place);
    },
  };
}
