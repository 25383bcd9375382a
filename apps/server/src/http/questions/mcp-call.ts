import type { IsoDate } from '@formation/fees';
import { mcpOverHttp, mcpWeight } from '@formation/mcp';
import type { FastifyInstance } from 'fastify';
import { openToAll, type Shares, spend } from './open-to-programs.ts';

/** Where assistants ask the questions of programs. */
export const mcpPath = '/api/v1/mcp';

/** The longest question with every name of it is a fifth of this. */
const mostBytes = 16_384;

/** The questions by the Model Context Protocol, from the same share of an address as the calls. */
export function mcpCall({ today, ...shares }: Shares & Readonly<{ today: () => IsoDate }>) {
  const answer = mcpOverHttp(today);
  return async (api: FastifyInstance): Promise<void> => {
    openToAll(api, { methods: 'POST, OPTIONS', headers: 'content-type, accept, mcp-protocol-version' });
    api.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST') return undefined;
      return spend([request, reply], shares, await mcpWeight(request.body));
    });
    api.post('/', { bodyLimit: mostBytes }, async ({ headers, body }, reply) => {
      const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      // the address only says to the protocol that this is a request of its own
      const request = new Request(`http://localhost${mcpPath}`, { method: 'POST', headers: entries, body: '' });
      return reply.send(await answer(request, { parsedBody: body }));
    });
  };
}
