import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Call, prefix, roles } from '@formation/console-api';
import { office } from '@formation/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { disposition } from '../http/api/file-routes.ts';
import { answerErrors, fileBodies, jsonBodies } from '../http/edge/bodies.ts';
import { asSent } from '../http/edge/read-form.ts';
import { storable } from '../http/edge/read-json.ts';
import { isSameSecret } from '../http/edge/same-secret.ts';
import { type Refusal, refuseAsJson } from '../http/edge/send-json.ts';
import type { ConsoleStore } from './accounts/account-types.ts';
import { browserName } from './auth/browser-name.ts';
import { confirmed } from './auth/confirmation.ts';
import { cookie, cookiesOf, noPreview, noSession } from './auth/cookies.ts';
import { hasShownLately } from './auth/lately.ts';
import type { RefusalLog } from './auth/refusal-log.ts';
import { hashOf, writeToken } from './auth/tokens.ts';
import type { StaffVisit, Visit } from './auth/visit.ts';
import { openApi } from './open-api.ts';
import { Download, MadeFile } from './routes/download.ts';
import { type Cookies, type Route, route } from './routes/route.ts';

type Parts = Readonly<{
  store: ConsoleStore;
  siteUrl: string;
  routes: readonly Route[];
  /** The client's address, IPv6 by its /64. */
  address: (request: FastifyRequest) => string;
  /** Seconds until a stranger at an address may ask again; 0 for at once. */
  wait: (address: string) => number;
  noteRefusal: RefusalLog;
}>;

const forbidden: Refusal = { refused: 'forbidden' };
const unconfirmed: Refusal = { refused: 'unconfirmed' };

/** Who may not make a call, as far as that is known. */
type TurnedAway = Refusal & Readonly<{ email?: string }>;

type Answering = readonly [reply: FastifyReply, parts: Parts];

const anything = v.record(v.string(), v.unknown());

/** The document of the API is a call that only programs make: the contract does not name it. */
const documentCall = {
  method: 'GET',
  path: '/openapi.json',
  who: roles,
  answer: v.object({ openapi: v.string(), info: anything, paths: anything, components: anything }),
  refusals: [],
} as const satisfies Call;

function documented(routes: readonly Route[]): readonly Route[] {
  const all = [...routes];
  all.push(route(documentCall, 'This document.', async () => openApi(all)));
  return all;
}

const visitOf = (request: FastifyRequest, { address }: Parts): Visit => ({
  address: address(request),
  browser: browserName(request.headers['user-agent']),
  ...cookiesOf(request.headers),
});

/** Whether the browser says that one of our own pages asks. */
function isOwnPage({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === siteUrl && (site === undefined || site === 'same-origin');
}

/** Who asks, or why they may not. Changes must come from our own pages and carry the token of their session. */
async function admitted(call: Call, request: FastifyRequest, parts: Parts): Promise<Visit | StaffVisit | TurnedAway> {
  const { store, siteUrl, wait } = parts;
  const visit = visitOf(request, parts);
  if (call.method === 'POST' && !isOwnPage(request, siteUrl)) return forbidden;
  if (call.who === 'anyone') {
    const retryAfter = wait(visit.address);
    return retryAfter > 0 ? { refused: 'too-many-requests', retryAfter } : visit;
  }
  const { session } = visit;
  const by = session === undefined ? undefined : await store.signedIn(hashOf(session), call.isPoll);
  if (session === undefined || by === undefined) return { refused: 'signed-out' };
  const token = request.headers['x-console-token'];
  // Of another tab, whose session has a new token since: it is no attempt by somebody, and not noted as one.
  if (call.method === 'POST' && !isSameSecret(String(token), writeToken(session))) return forbidden;
  const { email, role } = by.account;
  if (!call.who.includes(role)) return { refused: 'not-allowed', email };
  return { ...visit, session, by };
}

/** Whether a file says itself that it is larger than any may be. */
const isTooLong = ({ sends, maxBytes = office.uploads.maxBytes }: Call, { headers }: FastifyRequest) =>
  sends === 'file' && Number(headers['content-length']) > maxBytes;

function bodyOf({ body, query }: Call, request: FastifyRequest): Readonly<{ body: unknown }> | Refusal {
  const schema = body ?? query;
  if (schema === undefined) return { body: undefined };
  const sent = body === undefined ? { ...(request.query as object) } : request.body;
  const result = v.safeParse(schema, storable(sent));
  if (result.success) return { body: result.output };
  const field = v.getDotPath(result.issues[0]);
  return field === null ? { refused: 'bad-request' } : { refused: 'bad-field', field };
}

const cookiesOn = (reply: FastifyReply): Cookies => ({
  enters: ({ session, device }) =>
    void reply.header('set-cookie', [cookie('session', session), cookie('device', device)]),
  renews: (session) => void reply.header('set-cookie', cookie('session', session)),
  leaves: () => void reply.header('set-cookie', noSession),
  showsPreview: (key) => void reply.header('set-cookie', cookie('preview', encodeURIComponent(key))),
  hidesPreview: () => void reply.header('set-cookie', noPreview),
});

function download(reply: FastifyReply, { path, name, bytes }: Download): FastifyReply {
  reply.header('content-disposition', disposition(name)).header('content-length', bytes);
  return reply.type('application/octet-stream').send(createReadStream(path));
}

function madeFile(reply: FastifyReply, { name, content, type }: MadeFile): FastifyReply {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const sent = bytes instanceof Uint8Array ? bytes : Readable.from(bytes);
  return reply.header('content-disposition', disposition(name)).type(type).send(sent);
}

/** Whom somebody says to be who is not in yet. */
const typedEmail = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : undefined;

/** What is answered, or why not; and whose call it was, as far as that is known. */
async function outcomeOf({ call, run }: Route, request: FastifyRequest, [reply, parts]: Answering) {
  const visit = await admitted(call, request, parts);
  if ('refused' in visit) return { outcome: visit, email: visit.email };
  const email = 'by' in visit ? visit.by.account.email : undefined;
  const read = bodyOf(call, request);
  if ('refused' in read) return { outcome: read, email };
  const { session } = visit;
  const isLate = call.asksAgain === 'lately' && !(session && (await hasShownLately(parts.store, session)));
  const asksNow = call.asksAgain === true;
  const confirmation = asksNow && session && (await confirmed(parts.store, session, request.url));
  if (isLate || (asksNow && !confirmation)) return { outcome: unconfirmed, email };
  if (isTooLong(call, request)) return { outcome: { refused: 'file-too-large' } as const, email };
  const content = call.sends && { content: asSent(request.body as AsyncIterable<Buffer>, call.maxBytes) }; // of `fileBodies`
  const input = { ...visit, params: request.params, cookies: cookiesOn(reply), ...content };
  const outcome = await run(input as never, read.body as never); // as the route's own kind was made
  if ('refused' in outcome && confirmation) await confirmation.putBack(); // what was not done may be tried again
  return { outcome, email: email ?? typedEmail(read.body) };
}

/** What no schema of the answer names is not sent; one that misses something it names is a fault of ours. */
async function answer(route: Route, request: FastifyRequest, [reply, parts]: Answering) {
  const { call } = route;
  if (!(await parts.store.isOpen())) return refuseAsJson(request, reply, { refused: 'not-found' });
  const { outcome, email } = await outcomeOf(route, request, [reply, parts]);
  if ('refused' in outcome) {
    const refusal = outcome as Refusal; // what routes refuse with
    const refusedCall = { refusal, path: call.path, address: parts.address(request), email };
    await parts.noteRefusal(refusedCall, (about, sentence) => request.log.warn(about, sentence));
    return refuseAsJson(request, reply, refusal);
  }
  if (outcome instanceof Download) return download(reply, outcome);
  if (outcome instanceof MadeFile) return madeFile(reply, outcome);
  return reply.send(call.answer === 'file' ? undefined : v.parse(call.answer, outcome));
}

/** The calls of the console. There are none until somebody has an account or is invited. */
export function consoleApi(parts: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, refuseAsJson);
    const routes = Object.groupBy(documented(parts.routes), ({ call }) => call.sends ?? 'json');
    const serve = (inner: FastifyInstance, these: readonly Route[] = []) => {
      for (const each of these)
        inner.route({
          method: each.call.method,
          url: prefix + each.call.path,
          handler: (request, reply) => answer(each, request, [reply, parts]),
        });
    };
    await api.register(async (inner) => {
      jsonBodies(inner);
      serve(inner, routes.json);
    });
    await api.register(async (inner) => {
      fileBodies(inner);
      serve(inner, routes.file);
    });
  };
}
