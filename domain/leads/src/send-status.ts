import type { SendFailure } from './send-failure.ts';

/** Where the sending of the form stands. A new submit clears the result before. */
export type SendStatus =
  | Readonly<{ state: 'idle' }>
  | Readonly<{ state: 'sending' }>
  | Readonly<{ state: 'success' }>
  | Readonly<{ state: 'error'; failure: SendFailure }>;

export type SendEvent =
  | Readonly<{ type: 'submit' | 'withheld' | 'accepted' }>
  | Readonly<{ type: 'failed'; failure: SendFailure }>;

export const idle: SendStatus = { state: 'idle' };

/**
 *     idle, success, error ─submit→ sending ─accepted→ success
 *                                           ─failed──→ error
 *              success, error ─withheld→ idle: submitted, but the form itself has a fault to mend first
 *
 * Anything else changes nothing: a second press while sending, an answer that comes after the end.
 */
export function nextSendStatus(status: SendStatus, event: SendEvent): SendStatus {
  if (event.type === 'submit') return status.state === 'sending' ? status : { state: 'sending' };
  if (event.type === 'withheld') return status.state === 'sending' ? status : idle;
  if (status.state !== 'sending') return status;
  return event.type === 'failed' ? { state: 'error', failure: event.failure } : { state: 'success' };
}
