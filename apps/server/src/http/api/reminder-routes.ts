import type { Locale } from '@formation/content';
import { honeypotField, isRefused, paramText, type Refused, remindersCall, type VisitorAnswer } from '@formation/leads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Requester } from '../../enquiries/requester.ts';
import { type ReminderFolder, wordsOfFolder } from '../../reminders/reminder-links.ts';
import type { LinkOwner, ReminderService } from '../../reminders/reminder-service.ts';
import type { AddressLimits } from '../edge/address-limits.ts';
import { answerErrors, jsonBodies, record } from '../edge/bodies.ts';
import type { FormToken } from '../edge/form-token.ts';
import { languageFolder } from '../edge/language-folder.ts';
import { proofOf } from '../edge/proof.ts';
import { refuseAsJson } from '../edge/send-json.ts';
import { foldersOfPages, languageOfPath } from './page-language.ts';
import { refusalAnswers, type HttpRefusal } from './refusal-answers.ts';
import { wantsPage } from './result-page.ts';

type Parts = Readonly<{
  desk: ReminderService;
  origin: (request: FastifyRequest) => Requester;
  limits: Pick<AddressLimits, 'bare'>;
  tokens: FormToken;
}>;

/** Asks for reminders. Who does it without a good token of the form counts as a program. */
export function reminderRoutes({ desk, origin, limits, tokens }: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, refuseAsJson);
    jsonBodies(api);
    api.post(remindersCall.path, async (request, reply) => {
      const body = record(request.body);
      if (!body || body[honeypotField]) return refuseAsJson(request, reply, { refused: 'bad-request' });
      const from = origin(request);
      const { retryAfter, form } = proofOf(body, from.sender, { limits, tokens });
      if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
      const outcome = await desk.ask(body, { ...from, form });
      if (isRefused(outcome)) return refuseAsJson(request, reply, outcome);
      return reply.code(202).send({ state: 'asked' } satisfies VisitorAnswer<typeof remindersCall>);
    });
  };
}

/** Who follows a link of a mail: its id and token stand in the address. */
function linkOwner(request: FastifyRequest): LinkOwner {
  const query = record(request.query);
  return { id: paramText(query ?? {}, 'id'), token: paramText(query ?? {}, 'token') };
}

/** The button of a mail program sends this; it shows no page and may follow no redirect (RFC 8058). */
const isOneClick = ({ body }: FastifyRequest) =>
  typeof body === 'string' && /List-Unsubscribe\b[^]*One-Click/.test(body);

type Answer = Readonly<{
  outcome: 'done' | Readonly<{ refused: HttpRefusal; retryAfter?: number }>;
  page: 'confirmed' | 'stopped';
}>;

const folders = ['reminders', 'fee-news'] as const satisfies readonly ReminderFolder[];

/** The folder of the page whose form was sent. */
const folderOf = (address: string): ReminderFolder =>
  folders.find((folder) => address.includes(`/${folder}/`)) ?? 'reminders';

/** Leads a browser to the page that says how it went; a program gets a line of text. */
function answerLink(request: FastifyRequest, reply: FastifyReply, { outcome, page }: Answer): FastifyReply {
  const refused = outcome === 'done' ? undefined : outcome;
  if (wantsPage(request.raw) && !isOneClick(request)) {
    const folder = folderOf(request.url.replace(/\?.*$/, ''));
    const language = languageFolder(languageOfPath(request.url), wordsOfFolder[folder]);
    return reply.redirect(`${language}/${folder}/${refused ? 'failed' : page}`, 303);
  }
  reply.type('text/plain; charset=utf-8');
  if (!refused) return reply.send('OK');
  const [status, text] = refusalAnswers[refused.refused];
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
  return reply.code(status).send(text);
}

/** A form of any kind is read as a text, whatever it says it is: all that counts stands in the address. */
function anyForm(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, async (_: unknown, body: string) => body);
}

type LinkAction = (holder: LinkOwner, language: Locale) => Promise<'done' | Refused<'bad-token' | 'not-found'>>;

/** The address of a page, to which its form posts: the links in the mails lead there. */
export function reminderLinkRoute(act: 'confirm' | 'stop', run: LinkAction) {
  const page = act === 'confirm' ? 'confirmed' : 'stopped';
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, (request, reply, outcome) => answerLink(request, reply, { outcome, page }));
    anyForm(api);
    for (const language of ['', ...foldersOfPages.map((folder) => `/${folder}`)])
      for (const folder of folders)
        api.post(`${language}/${folder}/${act}`, async (request, reply) =>
          answerLink(request, reply, { outcome: await run(linkOwner(request), languageOfPath(request.url)), page }),
        );
  };
}
