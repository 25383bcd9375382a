import multipart from '@fastify/multipart';
import { paramText } from '@formation/leads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../db/store.ts';
import type { PaperService, UploadAddress } from '../../enquiries/papers/paper-service.ts';
import { answerErrors, record } from '../edge/bodies.ts';
import { drain } from '../edge/drain.ts';
import { languageFolder } from '../edge/language-folder.ts';
import { readUpload } from '../edge/read-form.ts';
import { foldersOfPages, languageOfPath } from './page-language.ts';
import { refusalAnswers, type HttpRefusal } from './refusal-answers.ts';
import { wantsPage } from './result-page.ts';

type Parts = Readonly<{
  desk: PaperService;
  files: Store['files'];
  /** The network that a request comes from. */
  group: (request: FastifyRequest) => string;
}>;

type Outcome = 'done' | Readonly<{ refused: HttpRefusal; retryAfter?: number }>;

/** The pages whose form sends a paper: what came of the last one stands above it. */
const pages = ['upload', 'received', 'not-taken', 'later'] as const;

/** What is wrong with the file itself: another one may be taken. */
const ofFile = new Set<HttpRefusal>([
  ...(['file-empty', 'file-type', 'file-protected', 'file-too-large', 'bad-request', 'too-large'] as const),
  'unsupported',
]);

/** What is over, and cannot be sent again: the link, or what it takes. */
const over = new Set<HttpRefusal>(['bad-token', 'too-many-files']);

function pageOf(outcome: Outcome): (typeof pages)[number] | 'over' {
  if (outcome === 'done') return 'received';
  if (over.has(outcome.refused)) return 'over';
  return ofFile.has(outcome.refused) ? 'not-taken' : 'later';
}

/** What the address says: its id and token stand in it, and the page that comes next needs them for its form. */
function uploadAddress(request: FastifyRequest): UploadAddress {
  const query = record(request.query) ?? {};
  return { id: paramText(query, 'id'), token: paramText(query, 'token') };
}

/** Leads a browser to the page that says how it went, with the form for the next paper; a program gets a line of text. */
export function answerUpload(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  drain(request.raw);
  if (wantsPage(request.raw)) {
    const folder = languageFolder(languageOfPath(request.url), 'papers');
    const page = pageOf(outcome);
    const query = page === 'over' ? '' : `?${String(new URLSearchParams(uploadAddress(request)))}`;
    return reply.header('referrer-policy', 'no-referrer').redirect(`${folder}/papers/${page}${query}`, 303);
  }
  reply.type('text/plain; charset=utf-8');
  if (outcome === 'done') return reply.send('OK');
  const [status, text] = refusalAnswers[outcome.refused];
  if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter);
  return reply.code(status).send(text);
}

/** Takes papers by upload links. A link is looked at before a byte of the file is read. */
export function paperRoutes({ desk, files, group }: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, answerUpload);
    api.removeAllContentTypeParsers();
    await api.register(multipart, { throwFileSizeLimit: false });
    const take = async (request: FastifyRequest): Promise<Outcome> => {
      const address = uploadAddress(request);
      if (!(await desk.isGood(address))) return { refused: 'bad-token' };
      const file = await readUpload(request, files);
      return 'refused' in file ? file : desk.take(address, file, group(request));
    };
    for (const language of ['', ...foldersOfPages.map((folder) => `/${folder}`)])
      for (const page of pages)
        api.post(`${language}/papers/${page}`, async (request, reply) =>
          answerUpload(request, reply, await take(request)),
        );
  };
}
