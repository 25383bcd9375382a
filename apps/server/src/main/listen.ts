import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Listens, without the framework's own line in the log: whoever starts the server prints one line that it is ready. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    return await app.listen({ host, port });
  } finally {
    app.log.level = level;
  }
}
