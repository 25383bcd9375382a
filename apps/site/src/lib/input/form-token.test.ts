import { fastestFormMs } from '@formation/leads';
import { expect, test, vi } from 'vitest';
import { stubDeadLine } from '../async/stub-dead-line.ts';
import { formToken, formTokenInTime } from './form-token.tsx';

test('a form waits only so long for its note', async () => {
  const giveUp = stubDeadLine();
  const query = formToken();
  giveUp();

  expect(await query).toBeUndefined();
});

test('the note of a form that is filled in already is old enough when it is sent', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'note' })));
  let note: unknown = 'none yet';
  void formTokenInTime().then((found) => (note = found));

  await vi.advanceTimersByTimeAsync(fastestFormMs - 1);
  expect(note).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(note).toEqual({ form_token: 'note' });
  vi.useRealTimers();
});
