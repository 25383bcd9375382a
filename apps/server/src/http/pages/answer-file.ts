import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { byteRange } from './byte-range.ts';
import { codings } from './compressed.ts';
import type { Representation, SiteFile } from './site-file.ts';

export type Scheme = 'http' | 'https';

const forms = [...codings, 'identity'] as const;

/**
 * The form that the client likes best of those there are, ours where it likes several alike. Who refuses all of them
 * gets the file as it is.
 *
 * @see RFC 9110 §12.5.3
 */
function chosen(file: SiteFile, accepted: string | undefined): Representation {
  const available = forms.filter((form) => file[form]);
  const best = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(available, { preferred: forms });
  return file[best ?? 'identity'] ?? file.identity;
}

/** Weak comparison, as If-None-Match asks for: a proxy may have marked our tag as weak. */
const isFresh = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function answerRange(request: IncomingMessage, response: ServerResponse, how: Range): void {
  const { body, found } = how.file.identity;
  const part = byteRange(how.header, body.length);
  const stale = request.headers['if-range'] !== undefined && request.headers['if-range'] !== how.file.identity.etag;
  if (part === 'ignored' || stale) return void response.writeHead(200, found[how.scheme]).end(body);
  const headers = [...found[how.scheme]];
  const length = headers.indexOf('content-length') + 1;
  if (part === 'unsatisfiable') {
    headers[length] = '0';
    response.writeHead(416, [...headers, 'content-range', `bytes */${body.length}`]).end();
    return;
  }
  headers[length] = String(part.to - part.from + 1);
  headers.push('content-range', `bytes ${part.from}-${part.to}/${body.length}`);
  response.writeHead(206, headers).end(body.subarray(part.from, part.to + 1));
}

type Range = Readonly<{ file: SiteFile; header: string; scheme: Scheme }>;

/** Sends a file in the form that the visitor can read: whole, a part of it, or the news that it has not changed. */
export function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  how: Readonly<{ file: SiteFile; scheme: Scheme; status?: 404 }>,
): void {
  const { headers, method } = request;
  const { file, scheme, status = 200 } = how;
  const range = method === 'GET' && status === 200 ? headers.range : undefined;
  const form = range === undefined ? chosen(file, headers['accept-encoding']) : file.identity;
  const known = headers['if-none-match'];
  if (known !== undefined && status === 200 && isFresh(known, form.etag)) {
    response.writeHead(304, form.notModified[scheme]).end();
    return;
  }
  if (range !== undefined) return answerRange(request, response, { file, header: range, scheme });
  response.writeHead(status, form.found[scheme]);
  response.end(method === 'HEAD' ? undefined : form.body);
}
