/** More than this of a page is not read. */
const MOST_BYTES = 10_000_000;

/** Who reads, by whom, and how patiently. */
export type Reader = Readonly<{
  fetch: typeof fetch;
  /** The name that robots.txt may call us by, and the whole of what we say of ourselves. */
  name: string;
  agent: string;
  pauseMs: number;
  patienceMs: number;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}>;

export type Answer = Readonly<{
  status: number;
  type: string;
  etag: string | null;
  modified: string | null;
  /** Where it sends us. */
  location: string | undefined;
  retryAfterMs: number | undefined;
  body: Uint8Array;
}>;

/** A header says seconds, or a day and time. */
function pauseOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1_000_000} MB`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** One request, whole within our patience, that follows nothing. @throws when nothing whole comes. */
export async function request(
  address: URL,
  headers: Readonly<Record<string, string>>,
  { fetch: ask, agent, patienceMs, now }: Reader,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  const accept = 'text/html, application/xhtml+xml, application/pdf, text/*;q=0.8';
  const said = { 'user-agent': agent, accept, 'accept-language': 'en', ...headers };
  const response = await ask(address, { headers: said, redirect: 'manual', signal });
  const { status } = response;
  const of = (name: string) => response.headers.get(name);
  const location = status >= 300 && status < 400 && status !== 304 ? (of('location') ?? undefined) : undefined;
  if (status !== 200) await response.body?.cancel();
  return {
    ...{ status, location, type: of('content-type') ?? '', etag: of('etag'), modified: of('last-modified') },
    retryAfterMs: status === 429 || status === 503 ? pauseOf(of('retry-after'), now()) : undefined,
    body: status === 200 ? await bodyOf(response) : new Uint8Array(),
  };
}
