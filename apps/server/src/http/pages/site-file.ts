import { createHash } from 'node:crypto';
import { fontHeaders, securityHeaders, withFraming, type Headers } from '../edge/security-headers.ts';
import type { Coding } from './compressed.ts';
import { fileCsp, mayBeFramed } from './content-security-policy.ts';
import { contentType, isCompressible } from './content-types.ts';

/** Header names and values in turn: what `writeHead` takes without copying. */
type RawHeaders = string[];

/** One form of a file, ready to send. The headers exist twice: for visitors by http and by https. */
export type Representation = Readonly<{
  body: Buffer;
  etag: string;
  found: Readonly<{ http: RawHeaders; https: RawHeaders }>;
  notModified: Readonly<{ http: RawHeaders; https: RawHeaders }>;
}>;

/** A built file with every form it can be sent in. */
export type SiteFile = {
  readonly hash: string;
  readonly extension: string;
  readonly path: string;
  readonly compressible: boolean;
  readonly identity: Representation;
  br?: Representation;
  gzip?: Representation;
};

const worthwhile = 256; // bytes; below, the header costs more than the body saves

function cacheControl(path: string, extension: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'; // its name holds its hash
  const follows = ['.html', '.js', '.xml', '.txt', '.webmanifest', '.json'].includes(extension);
  return follows ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}

type Described = Readonly<{ path: string; extension: string; hash: string; csp: string }>;

function protection(file: Described, secure: boolean): Headers {
  if (file.extension === '.woff2') return fontHeaders(secure);
  const headers = securityHeaders(file.csp, secure);
  return mayBeFramed(file) ? withFraming(headers) : headers;
}

function representation(file: Described, body: Buffer, coding?: Coding): Representation {
  const type = contentType(file.extension);
  const etag = `"${file.hash}${coding ? `-${coding}` : ''}"`;
  const headers = (secure: boolean) => ({
    etag,
    'cache-control': cacheControl(file.path, file.extension),
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
    ...protection(file, secure),
  });
  const content = {
    'content-type': type,
    'content-length': String(body.length),
    ...(coding ? { 'content-encoding': coding } : { 'accept-ranges': 'bytes' }),
  };
  const raw = (secure: boolean, more = {}) => Object.entries({ ...more, ...headers(secure) }).flat();
  return {
    body,
    etag,
    found: { http: raw(false, content), https: raw(true, content) },
    notModified: { http: raw(false), https: raw(true) },
  };
}

/** Prepares a built file for sending as it is. */
export function siteFile(path: string, extension: string, body: Buffer): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const described = { path, extension, hash, csp: fileCsp({ path, extension }, body) };
  const compressible = isCompressible(contentType(extension)) && body.length >= worthwhile;
  return { ...described, compressible, identity: representation(described, body) };
}

/** Adds a compressed form, unless it came out no smaller. */
export function addCompressed(file: SiteFile, coding: Coding, body: Buffer): void {
  const plain = file.identity.body;
  if (body.length >= plain.length) return;
  file[coding] = representation({ ...file, csp: fileCsp(file, plain) }, body, coding);
}
