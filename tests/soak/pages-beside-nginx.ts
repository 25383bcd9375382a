import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../scripts/build/free-port.ts';
import { expectThat, percentile, scratchFolder } from './figures.ts';
import { startServer } from './server-process.ts';

const dist = join(import.meta.dirname, '../../apps/site/dist');
const page = '/contact-us';
const goal = 0.3;

const nginx = process.env['NGINX_BIN'] ?? 'nginx';
const wrk = process.env['WRK_BIN'] ?? 'wrk';
const brotli = process.env['NGINX_BROTLI'] ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isThere = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

function configuration(folder: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli}; worker_processes auto; daemon off; user root;
pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; }
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder}/www; brotli_static on;
    location / { try_files $uri.html $uri =404; }
  }
}`;
}

/** Nginx with the same pages, compressed as ours are. */
async function startNginx() {
  const folder = scratchFolder();
  const www = join(folder, 'www');
  mkdirSync(www);
  cpSync(dist, www, { recursive: true });
  for (const name of readdirSync(www).filter((file) => file.endsWith('.html'))) {
    writeFileSync(join(www, `${name}.br`), brotliCompressSync(readFileSync(join(www, name))));
  }
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const server = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  process.once('exit', () => server.kill());
  await pause(500);
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function pagesPerSecond(origin: string): number {
  const how = ['-t1', '-c32', '-d5', '-H', 'Accept-Encoding: gzip, br', origin + page];
  const report = execFileSync(wrk, how, { encoding: 'utf8' });
  if (report.includes('Non-2xx')) throw new Error(`${origin}${page} is not served.\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The same page from nginx and from us, in turns, asked for by the same program. */
export async function pagesBesideNginx(): Promise<void> {
  const missing = [nginx, wrk].filter((program) => !isThere(program));
  if (missing.length > 0) return console.log(`  skipped: not installed here: ${missing.join(', ')}`);
  const peer = await startNginx();
  const server = await startServer({ DATA_DIR: scratchFolder() });
  await pause(15_000); // the pages of a fresh build are compressed after the start
  const runs = Array.from({ length: 5 }, () => [pagesPerSecond(server.origin), pagesPerSecond(peer.origin)] as const);
  const median = (which: 0 | 1) =>
    percentile(
      runs.map((run) => run[which]),
      50,
    );
  const share = percentile(
    runs.map(([ours, theirs]) => ours / theirs),
    50,
  );
  console.log(`  ${page}: ${Math.round(median(0))} a second, nginx with brotli_static ${Math.round(median(1))}`);
  expectThat(share >= goal, `${share.toFixed(2)} of nginx, the goal is ${goal.toFixed(2)}`);
  await server.stop();
  await peer.stop();
}
