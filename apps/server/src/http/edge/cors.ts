import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, OPTIONS';
const headers = 'content-type, idempotency-key';

/** Lets the pages of the configured origins, and no others, call from a browser. */
export function allowOrigins(api: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  api.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' });
  });
  api.options('/api/*', async (request, reply) => {
    if (!allowed.has(request.headers.origin ?? '')) return reply.code(403).send('Forbidden');
    reply.headers({
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    });
    return reply.code(204).send();
  });
}
