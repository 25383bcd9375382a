import { expect, test } from 'vitest';
import { isLong, opened, partsOf, shortened } from './long-text.ts';

test.each([
  ['Two words.', false],
  ['x'.repeat(320), false],
  ['x'.repeat(321), true],
  ['a\n'.repeat(9), false],
  ['a\n'.repeat(10), true],
])('%o is long: %s', (text, expected) => {
  expect(isLong(text)).toBe(expected);
});

test.each([
  ['No address.', ['No address.']],
  ['See https://a.example/b?c=d.\nThanks', ['See ', 'https://a.example/b?c=d', '.\nThanks']],
  ['(http://a.example) and https://b.example', ['(', 'http://a.example', ') and ', 'https://b.example', '']],
])('the addresses of %o stand apart', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('an address is cut after 39 letters, and a text that begins is one line without a broken letter', () => {
  expect(shortened('https://a.example/b')).toBe('https://a.example/b');
  expect(shortened(`https://a.example/${'x'.repeat(23)}`)).toBe(`https://a.example/${'x'.repeat(21)}…`);
  expect(opened(`Dear Nimal,\n\nthank you. ${'x'.repeat(80)}`)).toBe(`Dear Nimal, thank you. ${'x'.repeat(57)}…`);
  expect(opened('කි'.repeat(100))).toBe(`${'කි'.repeat(80)}…`);
});
