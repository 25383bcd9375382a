import { Manners, type Refusal } from './manners.ts';
import type { Answer, Reader } from './request.ts';

const MOST_HOPS = 6;
/** A host that is asked too often and does not say until when is left alone for an hour. */
const USUAL_REST_MS = 3_600_000;

/** What came of a visit to a page. */
export type Visit =
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'read'; address: string; hasMoved: boolean; answer: Answer }>
  /** It is no more, or nothing could be read of it this time. */
  | Readonly<{ kind: 'gone' | 'unread'; why: string }>
  | Refusal;

/** What the page said of itself when it was last read, so that it need not be sent again. */
export type Validators = Readonly<{ etag?: string; modified?: string }>;

const because = (error: unknown) => {
  const { message, cause } = error as Error; // fetch and its streams throw nothing else
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/** A page that sends us to a machine of our own network is not followed. */
const isPublic = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && /[a-z]$/i.test(hostname) && hostname.includes('.');

/** The same page by https, with or without a slash or `www`, is where it was; one sent to the front page is not. */
function isForGood(status: number, to: URL, from: URL): boolean {
  const place = ({ host, pathname, search }: URL) => host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
  if (place(to) === place(from)) return false;
  return status === 301 || status === 308 || (to.pathname === '/' && from.pathname !== '/');
}

type Found = Readonly<{ address: string; hasMoved: boolean; now: number }>;

function visitOf(answer: Answer, { now, ...at }: Found): Visit {
  const { status, retryAfterMs } = answer;
  if (status === 200) return { kind: 'read', ...at, answer };
  if (status === 304) return { kind: 'same' };
  if (retryAfterMs !== undefined || status === 429)
    return { kind: 'later', until: now + (retryAfterMs ?? USUAL_REST_MS) };
  const why = `it answers ${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', why };
  return { kind: [401, 403, 451].includes(status) ? 'refused' : 'unread', why };
}

/** Reads one page at a time, politely, wherever it has moved to. */
export function politeReader(reader: Reader) {
  const manners = new Manners(reader);

  async function visit(href: string, { etag, modified }: Validators): Promise<Visit> {
    let [address, hasMoved] = [new URL(href), false];
    const headers = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      const refusal = await manners.refusal(address);
      if (refusal) return refusal;
      const answer = await manners.request(address, headers);
      if (answer.location === undefined) return visitOf(answer, { address: address.href, hasMoved, now: reader.now() });
      const next = new URL(answer.location, address);
      if (!isPublic(next)) return { kind: 'unread', why: `it leads to ${next.href}` };
      hasMoved ||= isForGood(answer.status, next, address);
      address = next;
    }
    return { kind: 'unread', why: 'it leads round in circles' };
  }

  return async (href: string, validators: Validators = {}): Promise<Visit> => {
    try {
      return await visit(href, validators);
    } catch (error) {
      return { kind: 'unread', why: because(error) };
    }
  };
}
