import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome, Sender, StoredOutcome } from '../../enquiries/enquiry-service.ts';
import type { Settings } from '../../settings.ts';
import { pageLanguage } from '../api/page-language.ts';
import type { AddressLimits } from './address-limits.ts';
import { addressGroup, clientAddress } from './outer-request.ts';

const longestKey = 200;

type Parts = Readonly<{
  settings: Settings;
  limits: AddressLimits;
  refuse: (request: FastifyRequest, reply: FastifyReply, outcome: Exclude<Outcome, StoredOutcome>) => FastifyReply;
}>;

/** Who posts, as far as it is known. */
export function sender(request: FastifyRequest, trustProxy: number): Sender {
  const address = clientAddress(request.raw, trustProxy);
  const key = request.headers['idempotency-key'];
  const language = pageLanguage(request);
  return { address, group: addressGroup(address), key: key === undefined ? undefined : String(key), language };
}

/** Refuses, before a body is read, who posts too often, a headless browser, or a key that cannot be one. */
export function guardPosts(api: FastifyInstance, { settings, limits, refuse }: Parts): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const { group, key } = sender(request, settings.trustProxy);
    const retryAfter = limits.post(group);
    if (retryAfter > 0) return refuse(request, reply, { refused: 'too-many-requests', retryAfter });
    const isHeadless = /headless/i.test(request.headers['user-agent'] ?? '');
    if (settings.blockHeadless && isHeadless) return refuse(request, reply, { refused: 'headless' });
    if (key !== undefined && (key === '' || key.length > longestKey))
      return refuse(request, reply, { refused: 'bad-key' });
    return undefined;
  });
}
