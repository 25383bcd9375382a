import multipart from '@fastify/multipart';
import { enquiryPaths } from '@formation/leads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../db/store.ts';
import type { Outcome, Submission } from '../../enquiries/enquiry-service.ts';
import { totals } from '../../totals.ts';
import { answerErrors, jsonBodies, record } from '../edge/bodies.ts';
import { readForm } from '../edge/read-form.ts';
import { sendText } from '../edge/send-text.ts';

type Parts = Readonly<{
  take: (request: FastifyRequest, submission: Submission) => Promise<Outcome>;
  files: Store['files'];
}>;

async function jsonRoute(api: FastifyInstance, { take }: Parts): Promise<void> {
  jsonBodies(api);
  api.post(enquiryPaths.json, async (request, reply) => {
    const body = record(request.body);
    if (!body) return sendText(request, reply, { refused: 'bad-request' });
    const ids = { userId: body['user_id'], serviceId: body['service_id'], templateId: body['template_id'] };
    return sendText(request, reply, await take(request, { ids, params: body['template_params'] }));
  });
}

async function formRoute(api: FastifyInstance, { take, files }: Parts): Promise<void> {
  api.removeAllContentTypeParsers();
  await api.register(multipart, { throwFileSizeLimit: false });
  const form = 'application/x-www-form-urlencoded';
  api.addContentTypeParser(
    form,
    { parseAs: 'string', bodyLimit: totals.posts.bounds.bytesOfOne },
    async (_: unknown, body: string) => body,
  );
  api.post(enquiryPaths.form, async (request, reply) => {
    const submission = await readForm(request, files);
    if ('refused' in submission) return sendText(request, reply, submission);
    return sendText(request, reply, await take(request, submission));
  });
}

/** The e-mail provider's protocol: one enquiry as JSON, or as a form with a file. */
export function enquiryRoutes(parts: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, sendText);
    await api.register((inner) => jsonRoute(inner, parts));
    await api.register((inner) => formRoute(inner, parts));
  };
}
