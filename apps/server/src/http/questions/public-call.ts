import { fill, messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { saidLanguage } from '../api/page-language.ts';
import type { AddressLimits } from '../edge/address-limits.ts';
import { drain } from '../edge/drain.ts';
import { isKnown } from '../edge/is-known.ts';
import { acceptedLanguage } from './accepted-language.ts';
import type { PublicCall } from './call.ts';
import type { AnswerName } from './document/answer-schemas.ts';
import { openApi } from './document/open-api.ts';
import type { Refusal } from './refusal.ts';

type Parts = Readonly<{
  siteUrl: string;
  today: () => IsoDate;
  sender: (request: FastifyRequest) => string;
  limits: Pick<AddressLimits, 'question' | 'questionsLeft'>;
}>;

/** The longest query that is read; the longest that a form of ours makes is a quarter of it. */
const longestQuery = 2000;

/** Where every call and every answer is described, to programs. */
export const documentPath = '/api/v1/openapi.json';

const schemaLink = (siteUrl: string, name: AnswerName) => `${siteUrl}${documentPath}#/components/schemas/${name}`;

/** Fees change by the day; who asks again within ten minutes need not ask us. */
const tenMinutes = 'public, max-age=600';

const allowed = 'GET, HEAD, OPTIONS';

/** Any page may read the answers: they are the same for all, and no cookie goes with the question. */
const forAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
  vary: 'accept-language',
};

const queryOf = ({ url }: FastifyRequest) => url.slice(`${url.split('?', 1).join()}?`.length);

/** What the address names, or else what the client accepts. */
const languageOf = (request: FastifyRequest) =>
  saidLanguage(new URLSearchParams(queryOf(request)).get('lang')) ??
  acceptedLanguage(request.headers['accept-language']);

function refuse(request: FastifyRequest, reply: FastifyReply, { status, ...refusal }: Refusal): FastifyReply {
  drain(request.raw);
  return reply.code(status).header('content-language', languageOf(request)).send(refusal);
}

/** What holds before anything is read: who may ask from where, by which method, and how often. */
function guard(api: FastifyInstance, { limits, sender }: Parts, weight: number): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(forAll);
    if (request.method === 'OPTIONS') return undefined;
    const words = messages[languageOf(request)].api;
    if (!['GET', 'HEAD'].includes(request.method)) {
      reply.header('allow', allowed);
      return refuse(request, reply, { status: 405, code: 'wrong-method', message: words.onlyGet });
    }
    const address = sender(request);
    const seconds = limits.question(address, weight);
    const share = limits.questionsLeft(address);
    for (const [name, value] of Object.entries(share ?? {})) reply.header(`ratelimit-${name}`, value);
    if (seconds === 0) return undefined;
    reply.header('retry-after', seconds);
    const message = fill(words.tooOften, { seconds });
    return refuse(request, reply, { status: 429, code: 'too-many-requests', message });
  });
}

/** All that is around an address of programs: its bounds, what it says of others below it, and who may ask. */
function surround(api: FastifyInstance, parts: Parts, weight: number): void {
  guard(api, parts, weight);
  api.setNotFoundHandler((request, reply) => {
    const message = messages[languageOf(request)].api.nothingHere;
    return refuse(request, reply, { status: 404, code: 'not-found', message });
  });
  api.options('/*', async (_request, reply) => {
    reply.headers({ 'access-control-allow-methods': allowed, 'access-control-allow-headers': 'if-none-match' });
    return reply.header('access-control-max-age', '86400').code(204).send();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('cache-control', tenMinutes);
  if (isKnown(request, reply, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** A call of programs with all that is around it, for the prefix of its address. */
export function publicCall({ path, answer, schema, weight }: PublicCall, parts: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    surround(api, parts, weight);
    api.get(path, async (request, reply) => {
      const language = languageOf(request);
      const query = queryOf(request);
      if (query.length > longestQuery) {
        const message = fill(messages[language].api.tooLong, { most: longestQuery });
        return refuse(request, reply, { status: 414, code: 'too-long', message });
      }
      const params = request.params as Readonly<Record<string, string>>; // the names in the path
      const found = await answer({ params, query: new URLSearchParams(query), language, today: parts.today() });
      if ('refused' in found) return refuse(request, reply, found.refused);
      reply.header('content-language', language);
      const body = { language, schema: schemaLink(parts.siteUrl, schema), ...found.body };
      return send(request, reply, JSON.stringify(body));
    });
  };
}

/** The document of the calls, at its own address. */
export function callsDocument(calls: readonly PublicCall[], parts: Parts) {
  let made: Promise<string> | undefined;
  return async (api: FastifyInstance): Promise<void> => {
    surround(api, parts, 1);
    api.get('/', async (request, reply) => {
      made ??= openApi(calls, parts.siteUrl).then((document) => JSON.stringify(document));
      return send(request, reply, await made);
    });
  };
}
