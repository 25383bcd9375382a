import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalAnswers, type HttpRefusal } from '../api/refusal-answers.ts';
import { drain } from './drain.ts';

export type Refusal = Readonly<{
  refused: HttpRefusal;
  field?: string;
  retryAfter?: number;
  /** The enquiry that stands for one that was merged. */
  survivor?: string | undefined;
}>;

/** Answers a refusal with its code and a sentence, and names the field that is wrong, or where else to look. */
export function refuseAsJson(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  drain(request.raw);
  const { refused: code, field, retryAfter, survivor } = refusal;
  const [status, message] = refusalAnswers[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ code, message, field, survivor }); // what is undefined is not sent
}
