import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import {
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate of this machine's own, which a browser has to be told to take. */
function certificate(): Readonly<{ key: Buffer; cert: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  try {
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What belongs to a connection, or to the protocol's own names, and is not handed on. */
const isHandedOn = (name: string) =>
  !name.startsWith(':') && !/^(?:connection|keep-alive|transfer-encoding)$/.test(name);
const handedOn = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isHandedOn(name)));

function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, origin: string): void {
  const proxied = request(new URL(headers[':path'] ?? '/', origin), { headers: handedOn(headers) }, (found) => {
    stream.respond({ ':status': found.statusCode, ...handedOn(found.headers) });
    found.pipe(stream);
  });
  proxied.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR)).end();
}

export type SecureLine = Readonly<{ origin: string; close: () => void }>;

/** Serves what answers at `origin` as visitors reach it behind the documented proxies: by HTTPS and HTTP/2. */
export async function secureLine(origin: string): Promise<SecureLine> {
  const server = createSecureServer(certificate());
  server.on('stream', (stream, headers) => answer(stream, headers, origin));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}
