import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CalendarFeed } from '../../reminders/calendar-feed.ts';
import type { AddressLimits } from '../edge/address-limits.ts';
import { isKnown } from '../edge/is-known.ts';
import { refuseAsJson } from '../edge/send-json.ts';

type Parts = Readonly<{
  /** The calendar of the company that a query names, or the field that keeps it from naming one. */
  feed: (query: string) => CalendarFeed;
  sender: (request: FastifyRequest) => string;
  limits: Pick<AddressLimits, 'look'>;
}>;

/** The longest link that is read; the longest that the page makes is a quarter of it. */
const longestQuery = 2000;

/** Programs ask every few minutes if they are let; the dates do not change so fast. */
const sixHours = 'private, max-age=21600';

/** The calendar that programs subscribe to, computed from its address at each call. */
export function feedRoute({ feed, sender, limits }: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    api.get('/api/v1/deadlines.ics', async (request, reply) => {
      const retryAfter = limits.look(sender(request));
      if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
      const query = request.url.split('?')[1] ?? '';
      const found: CalendarFeed = query.length > longestQuery ? { wrong: 'incorporated' } : feed(query);
      if ('wrong' in found) return refuseAsJson(request, reply, { refused: 'bad-field', field: found.wrong });
      const { file } = found;
      reply.header('cache-control', sixHours);
      if (isKnown(request, reply, file)) return reply.code(304).send();
      reply.header('content-disposition', 'inline; filename="deadlines.ics"');
      return reply.type('text/calendar; charset=utf-8').send(file);
    });
  };
}
