import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idle, nextSendStatus, type SendEvent, type SendStatus } from './send-status.ts';

const failure = { status: 429, text: 'Too Many Requests' };
const submit: SendEvent = { type: 'submit' };
const accepted: SendEvent = { type: 'accepted' };
const withheld: SendEvent = { type: 'withheld' };
const failed: SendEvent = { type: 'failed', failure };
const sending: SendStatus = { state: 'sending' };
const success: SendStatus = { state: 'success' };
const error: SendStatus = { state: 'error', failure };

test.each([
  // from      event     to
  [idle, submit, sending],
  [sending, accepted, success],
  [sending, failed, error],
  [success, submit, sending], // the result before is cleared
  [error, submit, sending],
  [sending, submit, sending], // pressed twice
  [error, withheld, idle], // the result before is cleared, and nothing is sent
  [success, withheld, idle],
  [sending, withheld, sending],
  [idle, accepted, idle], // an answer to nothing
  [success, failed, success], // an answer that comes too late
  [error, accepted, error],
])('%j on %j becomes %j', (from, event, to) => {
  expect(nextSendStatus(from, event)).toEqual(to);
});

test('a success or an error stands only directly after sending', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(submit, withheld, accepted, failed)), (events) => {
      let status: SendStatus = idle;
      for (const event of events) {
        const next = nextSendStatus(status, event);
        if (next !== status && /success|error/.test(next.state)) expect(status.state).toBe('sending');
        status = next;
      }
    }),
  );
});
