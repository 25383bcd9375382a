import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { translatedLanguages } from '@formation/content';
import { isSecure } from './edge/outer-request.ts';
import { bareCsp, securityHeaders } from './edge/security-headers.ts';
import type { Scheme } from './pages/answer-file.ts';

type Routes = Readonly<{
  site: (request: IncomingMessage, response: ServerResponse, scheme: Scheme) => void;
  api: RequestListener;
  trustProxy: number;
  pages: Readonly<{ inc: () => void }>;
}>;

const isForApi = /^\/(api\/|(console|healthz|readyz|metrics)(\?|$))/;
/** Pages whose form posts to their own address. */
const isOwnForm = new RegExp(
  String.raw`^(?:/(?:${translatedLanguages.join('|')}))?/(?:(?:reminders|fee-news)/(?:confirm|stop)|papers/(?:upload|received|not-taken|later))(?:\?|$)`,
);

/** Two Host headers let two machines read one request differently; Node itself accepts them. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refuse(response: ServerResponse, secure: boolean, [status, text]: readonly [number, string]): void {
  const headers = { ...securityHeaders(bareCsp, secure), 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, connection: 'close' }).end(text);
}

/** Answers a client that expects anything but to be asked for its body. */
export const refuseExpectation = (response: ServerResponse, secure: boolean): void =>
  refuse(response, secure, [417, 'Expectation Failed']);

/**
 * The path of a whole address, which a client may send as it would to a proxy; undefined for what is no address.
 *
 * @see RFC 9112 §3.2.2
 */
function pathOf(url = ''): string | undefined {
  if (url.startsWith('/')) return url;
  const [whole, rest] = /^https?:\/\/[^/?#]+([/?].*)?$/i.exec(url) ?? [];
  if (whole === undefined) return undefined;
  return rest?.startsWith('/') ? rest : `/${rest ?? ''}`;
}

/** Routes every request: pages are answered from memory at once, the rest goes to the API. */
export function router({ site, api, trustProxy, pages }: Routes): RequestListener {
  return (request, response) => {
    const secure = trustProxy > 0 && isSecure(request, trustProxy);
    const path = pathOf(request.url);
    if (!hasOneHost(request) || path === undefined) return refuse(response, secure, [400, 'Bad Request']);
    request.url = path;
    const isPosted = request.method === 'POST' && isOwnForm.test(path);
    if (isPosted || isForApi.test(path)) return void api(request, response);
    pages.inc();
    site(request, response, secure ? 'https' : 'http');
  };
}
