import type { FastifyInstance } from 'fastify';
import { addressLimits } from './http/api/address-limits.ts';
import { allowOrigins } from './http/api/cors.ts';
import { createApi } from './http/api/create-api.ts';
import { enquiryDesk } from './http/api/enquiry-desk.ts';
import { enquiryRoutes } from './http/api/enquiry-routes.ts';
import { formTokens } from './http/api/form-token.ts';
import { guardPosts, sender } from './http/api/guard-posts.ts';
import { healthRoutes } from './http/api/health-routes.ts';
import { sendText } from './http/api/send-text.ts';
import { createMetrics } from './http/metrics.ts';
import { siteAnswer } from './http/pages/answer-site.ts';
import type { Site } from './http/pages/load-site.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** What the server is made of. The clocks are the wall's and one that never jumps. */
export type Parts = Readonly<{
  settings: Settings;
  site: Site;
  store: Store;
  secret: string;
  clock: Readonly<{ now: () => number; steady: () => number }>;
}>;

/** Joins settings, the built site, the store and the calls. It does not listen yet. */
export function createApp({ settings, site, store, secret, clock }: Parts): FastifyInstance {
  const metrics = createMetrics();
  const api = createApi({ settings, site: siteAnswer(site), metrics });
  const limits = addressLimits({ perMinute: settings.rateLimitPerMin, perDay: settings.rateLimitPerDay }, clock.steady);
  const tokens = formTokens(secret, clock.now);
  const desk = enquiryDesk({ settings, enquiries: store.enquiries, limits, tokens });

  allowOrigins(api, [settings.siteUrl, ...settings.corsOrigins]);
  healthRoutes(api, { ...settings, metrics, isReady: store.isReady });
  api.get('/api/v1/form-token', () => ({ token: tokens.issue() }));
  void api.register(async (calls) => {
    guardPosts(calls, { settings, limits, refuse: sendText });
    await calls.register(
      enquiryRoutes({
        files: store.files,
        take: async (request, submission) => {
          const outcome = await desk(submission, sender(request, settings.trustProxy));
          if (outcome !== 'stored' && submission.file) await store.files.discard(submission.file);
          return outcome;
        },
      }),
    );
  });
  return api;
}
