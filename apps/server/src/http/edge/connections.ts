import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { totals } from '../../totals.ts';

/**
 * Keeps a flood of silent connections from locking visitors out: at the limit the connection that has been idle
 * longest is closed, and only when all are busy is the new one refused.
 */
export function limitConnections(server: Server, limit: number = totals.connections.bounds.inAll) {
  const idle = new Set<Socket>();
  let open = 0;
  let stopping = false;
  const rest = (socket: Socket) => {
    if (stopping) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open > limit) (idle.values().next().value ?? socket).destroy();
    rest(socket);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('finish', () => rest(socket));
  });
  return {
    /** Closes what is idle now, and the rest as soon as it has been answered. */
    stop(): void {
      stopping = true;
      for (const socket of idle) socket.destroySoon();
    },
  };
}

/** How long a client may take. An upload of 10 MB at 35 kB a second just fits. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** Silence in the middle of a request or an answer. */
export const silenceMs = 30_000;
