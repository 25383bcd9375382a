import { fill, type Locale, messages } from '@formation/content';
import type { Refusal } from '@formation/questions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { saidLanguage } from '../api/page-language.ts';
import type { AddressLimits } from '../edge/address-limits.ts';
import { drain } from '../edge/drain.ts';
import { acceptedLanguage } from './accepted-language.ts';

/** Who asks, and how often each may. */
export type Shares = Readonly<{
  sender: (request: FastifyRequest) => string;
  limits: Pick<AddressLimits, 'question' | 'questionsLeft'>;
}>;

/** Any page may read the answers: they are the same for all, and no cookie goes with the question. */
const forAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
  vary: 'accept-language',
};

/** Lets any page ask, by some methods and with some headers besides those that every request has. */
export function openToAll(api: FastifyInstance, { methods, headers }: Record<'methods' | 'headers', string>): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers(forAll);
  });
  const preflight = { 'access-control-allow-methods': methods, 'access-control-allow-headers': headers };
  for (const path of ['/', '/*'])
    api.options(path, async (_request, reply) =>
      reply
        .headers({ ...preflight, 'access-control-max-age': '86400' })
        .code(204)
        .send(),
    );
}

/** What follows the question mark, as it came. */
export const queryOf = ({ url }: FastifyRequest): string => url.slice(`${url.split('?', 1).join()}?`.length);

/** What the address names, or else what the client accepts. */
export const languageOf = (request: FastifyRequest): Locale =>
  saidLanguage(new URLSearchParams(queryOf(request)).get('lang')) ??
  acceptedLanguage(request.headers['accept-language']);

/** Says why there is no answer. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { status, ...refusal }: Refusal): FastifyReply {
  drain(request.raw);
  return reply.code(status).header('content-language', languageOf(request)).send(refusal);
}

/** Takes a weight from an address's share and says what is left; refuses where that is too little. */
export function spend(
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  { limits, sender }: Shares,
  weight: number,
): FastifyReply | undefined {
  const address = sender(request);
  const seconds = limits.question(address, weight);
  const share = limits.questionsLeft(address);
  for (const [name, value] of Object.entries(share ?? {})) reply.header(`ratelimit-${name}`, value);
  if (seconds === 0) return undefined;
  reply.header('retry-after', seconds);
  const message = fill(messages[languageOf(request)].api.tooOften, { seconds });
  return refuse(request, reply, { status: 429, code: 'too-many-requests', message });
}
