import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { allowedMethods } from '../edge/allowed-methods.ts';
import { answerBrokenRequest } from '../edge/broken-request.ts';
import { limitConnections, patience, silenceMs } from '../edge/connections.ts';
import type { Metrics } from '../edge/metrics.ts';
import { isSecure } from '../edge/outer-request.ts';
import { bareCsp, securityHeaders } from '../edge/security-headers.ts';
import type { siteAnswer } from '../pages/answer-site.ts';
import { refuseExpectation, router } from '../router.ts';
import { sendOutage } from './outage-page.ts';
import { wantsPage } from './result-page.ts';

type Parts = Readonly<{
  settings: Settings;
  site: ReturnType<typeof siteAnswer>;
  metrics: Metrics;
  logTo: LogDestination | undefined;
}>;

/** Where the lines of the log go instead of the standard output. */
export type LogDestination = Readonly<{ write: (line: string) => void }>;

/** The least that tells what happened: no address, no body, no query. */
const serializers = {
  req: () => ({}),
  res: () => ({}),
  err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
};

function httpServer({ site, settings, metrics }: Parts, api: RequestListener) {
  const route = router({ site, api, trustProxy: settings.trustProxy, pages: metrics.pages });
  const server = createServer({ ...patience, requireHostHeader: false }, route); // the router asks for one
  server.setTimeout(silenceMs);
  server.on('checkExpectation', (request, response) =>
    refuseExpectation(response, isSecure(request, settings.trustProxy)),
  );
  return { server, connections: limitConnections(server) };
}

/** Counts and logs each call by its route, never by its address. */
function watch(api: FastifyInstance, metrics: Metrics): void {
  api.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const call = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    metrics.calls.observe(call, reply.elapsedTime / 1000);
    const level = call.route.startsWith('/api/') ? 'info' : 'debug';
    request.log[level]({ ...call, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** What every answer of the API carries. */
const protection = (request: IncomingMessage, { trustProxy }: Settings) => ({
  ...securityHeaders(bareCsp, isSecure(request, trustProxy)),
  'cache-control': 'no-store',
});

const unreadable = JSON.stringify({ code: 'bad-request', message: 'The address cannot be read.' });

/** Answers calls that do not exist, methods that a call does not take, and what broke on the way. */
function refuseUnknown(api: FastifyInstance): void {
  const allowed = allowedMethods(api);
  api.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url.split('?', 1).join());
    if (methods.length === 0) return reply.code(404).send({ code: 'not-found', message: 'There is no such call.' });
    reply.header('allow', methods.join(', '));
    return reply.code(405).send({ code: 'wrong-method', message: `This call takes ${methods.join(', ')}.` });
  });
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'bad-request', message: error.message });
    request.log.error({ err: error }, 'failed');
    if (wantsPage(request.raw)) return sendOutage(request, reply);
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong here. Please try again.' });
  });
}

/** An empty API that already refuses, protects, logs and counts as every call of it must. */
export function createApi(parts: Parts): FastifyInstance {
  const { settings, metrics, logTo } = parts;
  let answer: RequestListener = () => undefined;
  const { server, connections } = httpServer(parts, (request, response) => answer(request, response));
  const api: FastifyInstance = fastify<Server>({
    serverFactory: (handler) => {
      answer = handler;
      return server;
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
    logger: { level: settings.logLevel, serializers, base: null, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, { raw: request }, { raw: response }) => {
      const headers = { ...protection(request, settings), 'content-type': 'application/json; charset=utf-8' };
      response.writeHead(error.statusCode ?? 400, headers).end(unreadable); // the hooks never see such an address
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(protection(request.raw, settings));
  });
  refuseUnknown(api);
  api.addHook('preClose', async () => connections.stop());
  watch(api, metrics);
  return api;
}
