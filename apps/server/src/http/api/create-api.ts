import { createServer, type RequestListener, type Server } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { answerBrokenRequest } from '../broken-request.ts';
import { limitConnections, patience, silenceMs } from '../connections.ts';
import type { Metrics } from '../metrics.ts';
import { isSecure } from '../outer-request.ts';
import type { siteAnswer } from '../pages/answer-site.ts';
import { router } from '../router.ts';
import { bareCsp, securityHeaders } from '../security-headers.ts';

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
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  api.addHook('onRequest', async (request, reply) => {
    const secure = isSecure(request.raw, settings.trustProxy);
    reply.headers({ ...securityHeaders(bareCsp, secure), 'cache-control': 'no-store' });
  });
  api.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'There is no such call.' }),
  );
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'bad-request', message: error.message });
    request.log.error({ err: error }, 'failed');
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong here. Please try again.' });
  });
  api.addHook('preClose', async () => connections.stop());
  watch(api, metrics);
  return api;
}
