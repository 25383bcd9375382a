import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import type { CallMail } from '../api/shapes.ts';
import { mailSays } from './call-mail-text.ts';

const at = '2026-11-28T04:30:00.000Z';
const says = (mail: Partial<CallMail>) =>
  mailSays(
    { words: messages.en.console.calls.mails, locale: 'en' },
    { kind: 'booking-visitor', state: 'waiting', due: null, settled: null, ...mail },
  );

test.each([
  [{ state: 'waiting' }, 'waits to be sent'],
  [{ state: 'waiting', due: at }, 'leaves Nov 28, 2026'],
  [{ state: 'written', settled: at }, 'waits for a mail server'],
  [{ state: 'sent', settled: at }, 'sent Nov 28, 2026'],
  [{ state: 'held' }, 'is held'],
  [{ state: 'dead', settled: at }, 'was given up'],
  [{ state: 'refused', settled: at }, 'was not delivered: no such mailbox'],
  [{ state: 'dismissed', settled: at }, 'was not delivered'],
] as const)('a mail that is %o: %s', (mail, beginning) => {
  expect(says(mail)).toMatch(new RegExp(`^${beginning}`));
});
