import type { FastifyInstance } from 'fastify';
import { isSecure } from '../http/edge/outer-request.ts';
import { securityHeaders, withPasskeys } from '../http/edge/security-headers.ts';
import { answerFile } from '../http/pages/answer-file.ts';
import { pageCsp } from '../http/pages/content-security-policy.ts';
import type { Site } from '../http/pages/load-site.ts';
import type { ConsoleStore } from './accounts/account-types.ts';

type Parts = Readonly<{ store: ConsoleStore; site: Site; trustProxy: number }>;

const consolePath = '/console';

/** The site as visitors know it: the console's page is not in it, whatever its address is written like. */
export const publicSite = (site: Site): Site => new Map([...site].filter(([path]) => path !== consolePath));

/** The page of the console. Until somebody has an account or is invited it is missing like any page that is not there. */
export function consolePage(api: FastifyInstance, { store, site, trustProxy }: Parts): void {
  api.get(consolePath, async ({ raw: request }, reply) => {
    const secure = isSecure(request, trustProxy);
    const page = (await store.isOpen()) ? site.get(consolePath) : undefined;
    const missing = site.get('/404');
    if (page === undefined && missing !== undefined) {
      reply.hijack();
      return answerFile(request, reply.raw, { file: missing, scheme: secure ? 'https' : 'http', status: 404 });
    }
    if (page === undefined) return reply.callNotFound();
    const { body } = page.identity;
    reply.headers(withPasskeys(securityHeaders(pageCsp(body.toString()), secure)));
    return reply.headers({ 'x-robots-tag': 'noindex' }).type('text/html; charset=utf-8').send(body);
  });
}
