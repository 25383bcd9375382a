import { expect, test } from 'vitest';
import { hasDomain, isEmailAddress, isReachable } from './email-pattern.ts';

test.each([
  // text                               a browser's verdict
  ['nimal@example.com', true],
  ['nimal@localhost', true], // a host without a dot is a host
  ['nimal.perera+uk@mail.example.lk', true],
  ["o'neil@example.com", true],
  ['.nimal.@example.com', true], // the standard is wider than mail here
  [`a@${'b'.repeat(63)}.com`, true],
  ['nimal', false],
  ['@example.com', false],
  ['nimal@', false],
  ['nimal@@example.com', false],
  ['nimal perera@example.com', false],
  ['nimal@example..com', false],
  ['nimal@-example.com', false],
  ['nimal@example-.com', false],
  ['nimal@example.com\r\nBcc: all@example.com', false],
  ['nimal@exämple.com', false], // the browser sends the converted form
  [`a@${'b'.repeat(64)}.com`, false], // a label has 63 letters at most
  [`${'a'.repeat(250)}@b.c`, true], // 254
  [`${'a'.repeat(251)}@b.c`, false],
  ['', false],
])('%j', (text, verdict) => {
  expect(isEmailAddress(text)).toBe(verdict);
});

test.each([
  ['nimal@example.com', true],
  ['nimal.perera@mail.example.lk', true],
  ['nimal@xn--jvcn4gsa1a.xn--fzc2c9e2c', true], // as a browser sends an address in Sinhala
  ['nimal@உதாரணம்.இலங்கை', true], // and as it is typed
  ['nimal@localhost', false],
  ['nimal@gmail', false],
  ['nimal@example.', false],
  ['nimal@.com', false],
  ['n.perera@gmail', false], // the dot is before the @
])('%s has a domain: %s', (address, expected) => {
  expect(hasDomain(address)).toBe(expected);
});

test('mail reaches an address that a browser takes and that has a domain', () => {
  expect(['a@b.co', 'a@b', 'a b@c.lk'].map(isReachable)).toEqual([true, false, false]);
});
