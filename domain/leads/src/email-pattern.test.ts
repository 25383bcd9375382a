import { expect, test } from 'vitest';
import { isEmailAddress } from './email-pattern.ts';

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
