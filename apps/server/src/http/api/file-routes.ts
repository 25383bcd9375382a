import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/store.ts';
import { isFileToken } from '../../enquiries/mail/file-links.ts';
import { record } from '../edge/bodies.ts';
import { refuseAsJson } from '../edge/send-json.ts';

type Parts = Readonly<{ files: Store['files']; secret: string; now: () => number }>;

/** A name for a header: RFC 6266 with RFC 8187. */
export const disposition = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/** Hands an attachment to the owner who has the link of its letter: to save, never to show. */
export function fileRoutes(api: FastifyInstance, { files, secret, now }: Parts): void {
  api.get('/api/v1/files/:id', async (request, reply) => {
    const { id } = request.params as { id: string }; // the route has it
    const token = record(request.query)?.['token'];
    const mayManage = typeof token === 'string' && isFileToken(token, { secret, id, now: now() });
    if (!mayManage) return refuseAsJson(request, reply, { refused: 'bad-token' });
    const file = await files.find(id);
    if (file === undefined) return refuseAsJson(request, reply, { refused: 'not-found' });
    if (!(await files.isWhole(id))) return refuseAsJson(request, reply, { refused: 'damaged' });
    reply.header('content-disposition', disposition(file.name)).header('content-length', file.bytes);
    return reply.type('application/octet-stream').send(createReadStream(files.path(id)));
  });
}
