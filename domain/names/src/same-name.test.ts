import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName, nameKey } from './same-name.ts';

// The first three pairs are the published examples to SI 2015/17.
test.each([
  ['uk', 'Real Coffee Cafe Limited', 'Real Coffee Cafe United Kingdom Limited', true],
  ['uk', 'Plum Technology Limited', 'Plum Technology and Company Limited', true],
  ['uk', 'Catering Exports Limited', 'Catering Imports Limited', false],
  ['uk', 'Acme Services Ltd', 'Acme Ltd', false], // no longer ignored since 31 January 2015
  ['uk', 'Acme Holdings Ltd', 'Acme Ltd', false],
  ['uk', 'The Acme Ltd', 'ACME LIMITED', true],
  ['uk', 'Acme & Sons Ltd', 'Acme and Sons plc', true],
  ['uk', 'Tea 4 You Ltd', 'Tea for You Limited', true],
  ['uk', 'www.acme.co.uk Ltd', 'Acme', true],
  ['uk', '50% Tea Ltd', '50 per cent Tea Ltd', true],
  ['uk', 'Café Ltd', 'Cafe Ltd', true],
  ['uk', 'O’Neil-Tea Ltd', 'ONeil Tea Ltd', true],
  ['uk', 'Æther Ltd', 'Aether Ltd', true],
  ['uk', 'Œuvre Øre Łódź Ltd', 'Oeuvre Ore Lodz Ltd', true],
  ['uk', 'Galle Teas Ltd', 'Galle Tea Limited', true], // an S at the end, whether a plural or not
  ['uk', 'Galle Tea’s UK Ltd', 'Galle Tea', true],
  ['uk', 'Teas of Galle Ltd', 'Tea of Galle Ltd', false],
  ['us', 'Pearls LLC', 'Pearl LLC', false],
  ['uk', 'Acme Ar Cwmni Cyf', 'Acme Ltd', true],
  ['us', 'The Pearl, LLC', 'Pearl Inc.', true],
  ['us', 'Pearl Tea LLC', 'Pearl LLC', false],
  ['hk', 'Pearl (HK) Limited', 'Pearl Hong Kong Limited', true],
  ['hk', 'Far East Tea Limited', 'FE Tea Company Limited', true],
  ['hk', '珍珠有限公司', '珍珠', true],
  ['hk', '珍珠公眾有限公司', '珍珠無限公司', true],
  ['hk', '恆峯匯有限公司', '恒峰滙公司', true],
] as const)('%s: "%s" and "%s" are one name: %s', (country, one, other, same) => {
  expect(isSameName(one, other, country)).toBe(same);
});

test('a name with nothing left is the same as no other', () => {
  expect(nameKey('The Company Limited', 'uk')).toBe('');
  expect(isSameName('The Company Limited', 'Company', 'uk')).toBe(false);
});

test('case and spaces never matter', () => {
  const country = fc.constantFrom('uk' as const, 'us' as const, 'hk' as const);
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), country, (words, where) => {
      const key = nameKey(words.join(' '), where);

      expect(nameKey(words.join('  ').toUpperCase(), where)).toBe(key);
    }),
  );
});
