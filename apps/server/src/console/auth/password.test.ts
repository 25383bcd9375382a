import { expect, test } from 'vitest';
import { isPassword, storedPassword } from './password.ts';

test('a kept password is known again, and nothing else is', async () => {
  const stored = await storedPassword('අම්මා and a café');

  expect(stored).not.toContain('caf');
  expect(await isPassword('අම්මා and a café', stored)).toBe(true);
  expect(await isPassword('අම්මා and a cafe\u0301', stored)).toBe(true); // the accent typed by itself
  expect(await isPassword('අම්මා and a cafe', stored)).toBe(false);
});

test('two who have the same password keep different texts', async () => {
  expect(await storedPassword('correct horse battery')).not.toBe(await storedPassword('correct horse battery'));
});

test.each(['', 'A'])('an account without a password takes none, not even "%s"', async (password) => {
  expect(await isPassword(password, '')).toBe(false);
});
