import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { type Door, documentedProxy, type Proxy } from './documented-proxies.ts';
import { enquiryPost, type Post, uploadPost } from './enquiry-client.ts';
import { counted, expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, type ServerProcess, startServer } from './server-process.ts';

const site = 'https://www.example.com';
const perMinute = 3;

type QuestionRequest = Readonly<{ from?: string; headers?: Readonly<Record<string, string>>; post?: Post }>;
type ParsedRow = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

/** Asks a documented address at the door of the proxy on this machine, from one of its own addresses. */
function ask(
  { http, https, ca }: Door,
  address: string,
  { from, headers, post }: QuestionRequest = {},
): Promise<ParsedRow> {
  const { protocol, hostname, pathname, search } = new URL(address);
  const [request, port] = protocol === 'https:' ? [secureRequest, https] : [plainRequest, http];
  const path = pathname + search;
  const sent = { host: hostname, ...headers, ...post?.headers, ...(post && { 'content-length': post.body.length }) };
  const to = { host: '127.0.0.1', localAddress: from ?? '127.0.0.1', port, servername: hostname, ca, agent: false };
  return new Promise((resolve, reject) => {
    const done = async (answer: IncomingMessage) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
    request({ ...to, path, method: post ? 'POST' : 'GET', headers: sent })
      .on('response', (answer) => void done(answer).catch(reject))
      .on('error', reject)
      .end(post?.body);
  });
}

/** Where permanent redirects lead to. The ports of this machine are none of the documented site. */
async function whereTo(door: Door, address: string): Promise<string> {
  let at = address;
  for (let hops = 0; hops < 3; hops += 1) {
    const { status, headers } = await ask(door, at);
    if ((status !== 301 && status !== 308) || headers.location === undefined) return `${at} ${status}`;
    at = headers.location.replace(`:${door.https}`, '');
  }
  return `${at} in a circle`;
}

async function hasOneName({ door }: Proxy): Promise<void> {
  const others = ['http://example.com', 'http://www.example.com', 'https://example.com', site];
  const found = await Promise.all(others.map((origin) => whereTo(door, `${origin}/pricing?a=1`)));
  expectThat(
    found.every((place) => place === `${site}/pricing?a=1 200`),
    `http, https and both names lead to ${counted(found)}`,
  );
}

function speaksHttp2({ door }: Proxy): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const to = { host: '127.0.0.1', port: door.https, servername: 'www.example.com', ca: door.ca };
  const socket = connect({ ...to, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
    expectThat(socket.alpnProtocol === 'h2', `${socket.getProtocol()}, ${String(socket.alpnProtocol)}`);
    socket.destroy();
    resolve();
  });
  socket.on('error', reject);
  return promise;
}

const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function handsHeadersOn({ door }: Proxy, server: ServerProcess): Promise<void> {
  const accepting = { 'accept-encoding': 'br' };
  const passedOn = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
  const own = await fetch(`${server.origin}/pricing`, { headers: { ...accepting, ...passedOn } });
  const through = await ask(door, `${site}/pricing`, { headers: accepting });
  const changed = [...own.headers].filter(
    ([name, value]) => !ofTheConnection.has(name) && String(through.headers[name]) !== value,
  );
  expectThat(own.headers.has('strict-transport-security'), 'the server knows that it is reached by https');
  expectThat(changed.length === 0, `all ${[...own.headers].length} headers arrive (changed: ${changed.join('; ')})`);
  const forged = await ask(door, `${site}/pricing`, { headers: { 'x-forwarded-proto': 'http' } });
  expectThat('strict-transport-security' in forged.headers, 'a visitor cannot say that it came by http');
}

/** What visitors write to pass for others, or for this machine. */
const forgeries = (count: number) => ({
  'x-forwarded-for': `203.0.113.${count}`,
  'x-real-ip': `203.0.113.${count}`,
  forwarded: `for=203.0.113.${count}`,
});

/** Counts by the visitor's own address, whatever it says of itself. */
async function believesTheConnection({ door, name }: Proxy, acknowledged: string[]): Promise<void> {
  const post = async (from: string, count: number) => {
    const enquiry = `${name} ${from} ${count}`;
    const headers = forgeries(count);
    const { status } = await ask(door, `${site}/api/v1.0/email/send`, { from, headers, post: enquiryPost(enquiry) });
    if (status === 200) acknowledged.push(enquiry);
    return status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < perMinute * 3; count += 1) statuses.push(await post('127.0.0.2', count));
  const asWished = statuses.every((status, at) => status === (at < perMinute ? 200 : 429));
  expectThat(asWished, `forged addresses lift no limit (${counted(statuses)})`);
  expectThat((await post('127.0.0.3', 0)) === 200, 'another address has a share of its own');
  const metrics = await Promise.all(
    [{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-forwarded-for': '' }].map((headers) =>
      ask(door, `${site}/metrics`, { headers }),
    ),
  );
  const said = metrics.map(({ status }) => status);
  expectThat(!said.includes(200), `the figures of the machine are closed (${counted(said)})`);
}

async function letsFilesThrough({ door, name }: Proxy, acknowledged: string[]): Promise<void> {
  const upload = (from: string, bytes: number) =>
    ask(door, `${site}/api/v1.0/email/send-form`, { from, post: uploadPost(`${name} file ${bytes}`, bytes) });
  const largest = 10 * 1024 * 1024;
  const taken = await upload('127.0.0.4', largest);
  if (taken.status === 200) acknowledged.push(`${name} file ${largest}`);
  const refused = await upload('127.0.0.5', largest + 1);
  expectThat(taken.status === 200, `a file of 10 MB is answered ${taken.status}`);
  expectThat(refused.status === 413, `one byte more is answered ${refused.status}`);
}

async function visitorsOf(proxy: Proxy, server: ServerProcess): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  await hasOneName(proxy);
  await speaksHttp2(proxy);
  await handsHeadersOn(proxy, server);
  await believesTheConnection(proxy, acknowledged);
  await letsFilesThrough(proxy, acknowledged);
  return acknowledged;
}

/** The documented nginx and Caddy before the server: TLS, one name, headers, and whom the server takes visitors for. */
export async function proxies(): Promise<void> {
  for (const name of ['nginx', 'caddy'] as const) {
    const env = { DATA_DIR: scratchFolder(), SITE_URL: site, TRUST_PROXY: '1', RATE_LIMIT_PER_MIN: String(perMinute) };
    const server = await startServer(env);
    const proxy = await documentedProxy(name, new URL(server.origin).host);
    console.log(proxy ? `  ${name}` : `  skipped: ${name} is not installed here`);
    const acknowledged = proxy ? await visitorsOf(proxy, server) : [];
    await proxy?.stop();
    await server.stop();
    const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
    const stored = new Set(leads.map((lead) => lead.params['contact_name']));
    expectThat(
      acknowledged.every((enquiry) => stored.has(enquiry)) && leads.length === acknowledged.length,
      `${acknowledged.length} acknowledged, ${leads.length} kept`,
    );
  }
}
