import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { totals } from '../../totals.ts';
import { recoverySeconds, sendOutage } from '../api/outage-page.ts';
import type { HttpRefusal } from '../api/refusal-answers.ts';
import { wantsPage } from '../api/result-page.ts';
import { readJson } from './read-json.ts';

const { bytesOfOne: bodyLimit } = totals.posts.bounds;

/** How long a JSON body may take: 13 kB a second for the largest. An upload has the time of a whole request. */
const patienceMs = 20_000;

/** Whether a body comes with a request. Nobody reads the others to an end, so theirs would never be seen. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts off who does not get to the end of a request in time; not who reads a long answer. */
function cutSlow({ raw: request }: FastifyRequest, ms: number): void {
  const timer = setTimeout(() => request.destroy(), ms).unref();
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
}

/** Takes JSON and nothing else. What is not JSON arrives as `undefined`. */
export function jsonBodies(api: FastifyInstance, withinMs = patienceMs): void {
  api.removeAllContentTypeParsers();
  api.addHook('preParsing', async (request) => {
    if (hasBody(request)) cutSlow(request, withinMs);
  });
  api.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, async (_: unknown, body: Buffer) =>
    readJson(body),
  );
}

/** Takes a file as it comes in, of whatever kind it says it is: nothing of it is read before it is known who sends it. */
export function fileBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, content, done) => done(null, content));
}

/** A value as a record of its own properties; undefined for anything else. */
export function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { __proto__: null, ...value } : undefined;
}

const byStatus: Readonly<Record<number, HttpRefusal>> = { 413: 'too-large', 415: 'unsupported' };

type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Readonly<{ refused: HttpRefusal; retryAfter?: number }>,
) => FastifyReply;

/** Turns what was thrown into a refusal: a body that cannot be read, or a store that could not keep it. A browser gets a page. */
export function answerErrors(api: FastifyInstance, refuse: Refuse): void {
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.removeHeader('connection'); // the refused client is listened to a while longer
    if (status < 500) return refuse(request, reply, { refused: byStatus[status] ?? 'bad-request' });
    request.log.error({ err: error }, 'it could not be stored');
    if (wantsPage(request.raw)) return sendOutage(request, reply);
    return refuse(request, reply, { refused: 'not-durable', retryAfter: recoverySeconds });
  });
}
