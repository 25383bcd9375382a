import { expect, test } from 'vitest';
import { base32, codeAddress, codeAt, givenStep, newCodeSecret, stepAt } from './one-time-code.ts';

/** RFC 6238, appendix B, for SHA-1. */
const secret = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code is the one of the RFC', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2));
});

/** RFC 4648 §10, without the padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

const now = 1_111_111_109_000;
const step = stepAt(now);

test.each([
  // how many steps away   taken
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('the code of %i steps away is taken: %j', (away, taken) => {
  const found = givenStep(codeAt(secret, step + away), { secret, lastStep: 0 }, now);
  expect(found).toBe(taken ? step + away : undefined);
});

test('a code that was taken is not taken again, nor one from before it', () => {
  for (const away of [-1, 0]) {
    expect(givenStep(codeAt(secret, step + away), { secret, lastStep: step }, now)).toBeUndefined();
  }
  expect(givenStep(codeAt(secret, step + 1), { secret, lastStep: step }, now)).toBe(step + 1);
});

test('a program takes the secret over by its address', () => {
  const mine = newCodeSecret();
  const address = new URL(codeAddress(mine, { brand: 'Tea & Co', email: 'a+b@example.com' }));

  expect(mine).toMatch(/^[A-Z2-7]{32}$/);
  expect(address.host + decodeURIComponent(address.pathname)).toBe('totp/Tea & Co:a+b@example.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: mine, issuer: 'Tea & Co' });
});
