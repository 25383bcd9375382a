import { expect, test } from 'vitest';
import { totals } from '../../totals.ts';
import { isPassword, storedPassword, withPlaceInLine } from './password.ts';

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

test('of strangers as many wait in line as may, and a known browser comes before them', async () => {
  const { inLine } = totals.passwords.bounds;
  const done: string[] = [];
  const tries = Array.from({ length: inLine + 5 }, () =>
    withPlaceInLine('stranger', async () => done.push(`stranger ${await isPassword('a wrong one', '', 'stranger')}`)),
  );
  const owner = withPlaceInLine('known', async () =>
    done.push(`owner ${await isPassword('a wrong one', '', 'known')}`),
  );
  await owner;
  expect(done).toEqual(['stranger false', 'owner false']); // the first was being looked at

  expect((await Promise.all(tries)).filter((each) => each === undefined)).toHaveLength(5);
  expect(await withPlaceInLine('stranger', async () => 'free again')).toBe('free again');
});
