import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/build/free-port.ts';
import { scratchFolder } from './figures.ts';

const documented = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/deploy', name), 'utf8');
const upstream = '127.0.0.1:4321';

/** Where a proxy listens on this machine, and the certificate that its visitors trust. */
export type Door = Readonly<{ http: number; https: number; ca: string }>;
export type Proxy = Readonly<{ name: string; door: Door; stop: () => Promise<void> }>;

type Started = Readonly<{ program: string; words: readonly string[]; env?: NodeJS.ProcessEnv; certificate: string }>;
type Place = Readonly<{ folder: string; http: number; https: number; server: string }>;

/** The documented sites as they stand, with other ports and a certificate made here. */
function nginx({ folder, http, https, server }: Place): Started {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = 'subjectAltName=DNS:example.com,DNS:www.example.com';
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.com', '-addext', names];
  execFileSync('openssl', [...made, '-days', '2', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const sites = documented('nginx.conf')
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${http};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${https} `)
    .replaceAll(/(ssl_certificate ).*;/g, `$1${certificate};`)
    .replaceAll(/(ssl_certificate_key ).*;/g, `$1${key};`)
    .replaceAll(upstream, server);
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const around = `user root; daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log ${folder}/requests; ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${sites} }`;
  writeFileSync(join(folder, 'nginx.conf'), around);
  return { program: 'nginx', words: ['-p', folder, '-c', join(folder, 'nginx.conf')], certificate };
}

/** The documented file under options that let Caddy be its own authority, on other ports. */
function caddy({ folder, http, https, server }: Place): Started {
  const options = ['admin off', `http_port ${http}`, `https_port ${https}`, 'local_certs', 'skip_install_trust'];
  const all = [...options, `storage file_system ${folder}`].join('\n');
  const sites = documented('Caddyfile').replace(/^\{$/m, `{\n${all}`).replaceAll(upstream, server);
  writeFileSync(join(folder, 'Caddyfile'), sites);
  return {
    program: 'caddy',
    words: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder },
    certificate: join(folder, 'pki/authorities/local/root.crt'),
  };
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

const known = { nginx, caddy };

/** Starts a proxy by its documented configuration before a server; undefined where it is not installed. */
export async function documentedProxy(name: keyof typeof known, server: string): Promise<Proxy | undefined> {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).error) return undefined;
  const http = await freePort();
  const place = { folder: scratchFolder(), http, https: await freePort(http + 1), server };
  const { program, words, env, certificate } = known[name](place);
  const running = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said = text(running.stderr);
  const ended = once(running, 'exit');
  process.once('exit', () => running.kill());
  while (!(await answers(place.https)) || !existsSync(certificate)) {
    if (running.exitCode !== null) throw new Error(`${name} does not take its documented file: ${await said}`);
    await pause(50);
  }
  const stop = async () => {
    running.kill();
    await ended;
  };
  return { name, door: { http, https: place.https, ca: readFileSync(certificate, 'utf8') }, stop };
}
