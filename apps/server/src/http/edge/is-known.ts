import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a text by its digest in the answer, and says whether the client has it already: then it gets 304. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
