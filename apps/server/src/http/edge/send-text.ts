import { notMailed } from '@formation/leads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../../enquiries/enquiry-service.ts';
import { refusalAnswers } from '../api/refusal-answers.ts';
import { resultPage, wantsPage } from '../api/result-page.ts';
import { drain } from './drain.ts';

/** Answers an enquiry in the protocol's plain texts, or with a result page where a browser without scripts asked. */
export function sendText(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  drain(request.raw);
  if (wantsPage(request.raw)) return reply.redirect(resultPage(request.raw, outcome), 303);
  reply.type('text/plain; charset=utf-8');
  if (outcome === 'not-mailed') reply.header(notMailed.header, notMailed.value); // the protocol has one word for yes
  if (typeof outcome === 'string') return reply.send('OK');
  const [status, text] = refusalAnswers[outcome.refused];
  if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter);
  return reply.code(status).send(outcome.text ?? text);
}
