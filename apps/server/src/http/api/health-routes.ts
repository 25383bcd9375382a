import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../edge/metrics.ts';
import { isLoopback } from '../edge/outer-request.ts';
import { isSameSecret } from '../edge/same-secret.ts';

type Parts = Readonly<{
  /** Why it cannot work now. */
  faults: () => Promise<readonly string[]>;
  metrics: Metrics;
  metricsToken: string | undefined;
}>;

/** For whoever watches the server: it lives, it can work, and what it has done. */
export function healthRoutes(api: FastifyInstance, { faults, metrics, metricsToken }: Parts): void {
  api.get('/healthz', () => 'OK');

  api.get('/readyz', async (_request, reply) => {
    const found = await faults();
    return reply.code(found.length === 0 ? 200 : 503).send(found.length === 0 ? 'OK' : found.join('\n'));
  });

  api.get('/metrics', async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const allowed = isLoopback(request.raw) || isSameSecret(token, metricsToken);
    if (!allowed) return reply.code(403).send('Forbidden');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
