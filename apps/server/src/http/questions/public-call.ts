import { fill, messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { openApi, type AnswerName, type PublicCall } from '@formation/questions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../edge/is-known.ts';
import { languageOf, openToAll, queryOf, refuse, type Shares, spend } from './open-to-programs.ts';

type Parts = Shares & Readonly<{ siteUrl: string; today: () => IsoDate }>;

/** The longest query that is read; the longest that a form of ours makes is a quarter of it. */
const longestQuery = 2000;

/** Where every call and every answer is described, to programs. */
export const documentPath = '/api/v1/openapi.json';

const schemaLink = (siteUrl: string, name: AnswerName) => `${siteUrl}${documentPath}#/components/schemas/${name}`;

/** Fees change by the day; who asks again within ten minutes need not ask us. */
const tenMinutes = 'public, max-age=600';

const allowed = 'GET, HEAD, OPTIONS';

/** What holds before anything is read: who may ask from where, by which method, and how often. */
function guard(api: FastifyInstance, parts: Shares, weight: number): void {
  openToAll(api, { methods: allowed, headers: 'if-none-match' });
  api.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return undefined;
    if (['GET', 'HEAD'].includes(request.method)) return spend([request, reply], parts, weight);
    reply.header('allow', allowed);
    const message = messages[languageOf(request)].api.onlyGet;
    return refuse(request, reply, { status: 405, code: 'wrong-method', message });
  });
}

/** All that is around an address of programs: its bounds, and what it says of others below it. */
function surround(api: FastifyInstance, parts: Parts, weight: number): void {
  guard(api, parts, weight);
  api.setNotFoundHandler((request, reply) => {
    const message = messages[languageOf(request)].api.nothingHere;
    return refuse(request, reply, { status: 404, code: 'not-found', message });
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
