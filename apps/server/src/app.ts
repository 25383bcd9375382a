import type { FastifyInstance } from 'fastify';
import { createApi } from './http/api/create-api.ts';
import { healthRoutes } from './http/api/health-routes.ts';
import { createMetrics } from './http/metrics.ts';
import { siteAnswer } from './http/pages/answer-site.ts';
import type { Site } from './http/pages/load-site.ts';
import type { Settings } from './settings.ts';

/** Joins settings, the built site and the calls. It does not listen yet. */
export function createApp(settings: Settings, site: Site): FastifyInstance {
  const metrics = createMetrics();
  const api = createApi({ settings, site: siteAnswer(site), metrics });
  healthRoutes(api, { ...settings, metrics, isReady: async () => true });
  return api;
}
