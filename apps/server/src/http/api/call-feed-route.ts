import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressLimits } from '../edge/address-limits.ts';
import { isKnown } from '../edge/is-known.ts';
import { refuseAsJson } from '../edge/send-json.ts';

/** Where the feeds of the firm's people are; the secret follows, then `.ics`. */
export const callFeedPath = '/api/v1/calls';

type Parts = Readonly<{
  /** The calendar of a secret; undefined where there is none. */
  feed: (secret: string) => Promise<string | undefined>;
  sender: (request: FastifyRequest) => string;
  limits: Pick<AddressLimits, 'look'>;
}>;

/** The calls for the calendar program of one of the firm's people. Nobody keeps it for others, and a revoked one ends at once. */
export function callFeedRoute({ feed, sender, limits }: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    api.get(`${callFeedPath}/:secret.ics`, async (request, reply) => {
      const retryAfter = limits.look(sender(request));
      if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
      const { secret } = request.params as { secret: string }; // the route has it
      const file = await feed(secret);
      if (file === undefined) return refuseAsJson(request, reply, { refused: 'not-found' });
      reply.header('cache-control', 'private, no-cache');
      if (isKnown(request, reply, file)) return reply.code(304).send();
      reply.header('content-disposition', 'inline; filename="calls.ics"');
      return reply.type('text/calendar; charset=utf-8').send(file);
    });
  };
}
