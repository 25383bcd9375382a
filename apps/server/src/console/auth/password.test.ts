import { expect, test } from 'vitest';
import { isPassword, keptPassword } from './password.ts';

test('a kept password is known again, and nothing else is', async () => {
  const kept = await keptPassword('අම්මා and a café');

  expect(kept).not.toContain('caf');
  expect(await isPassword('අම්මා and a café', kept)).toBe(true);
  expect(await isPassword('අම්මා and a cafe\u0301', kept)).toBe(true); // the accent typed by itself
  expect(await isPassword('අම්මා and a cafe', kept)).toBe(false);
});

test('two who have the same password keep different texts', async () => {
  expect(await keptPassword('correct horse battery')).not.toBe(await keptPassword('correct horse battery'));
});

test.each(['', 'A'])('an account without a password takes none, not even "%s"', async (password) => {
  expect(await isPassword(password, '')).toBe(false);
});
