import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { withClaims } from './with-claims.ts';

test('a claim is named in braces, and stands in the words of each language', () => {
  const entries = [{ price: '$1', text: { en: 'It is {premium}.', si: '{premium}!', ta: ['{premium}'] } }];
  const { en, si, ta } = claims.premium.text;

  expect(withClaims(entries)).toEqual([{ price: '$1', text: { en: `It is ${en}.`, si: `${si}!`, ta: [ta] } }]);
});

test('what no claim is called is a mistake', () => {
  expect(() => withClaims({ en: 'It is {best}.' })).toThrow('No value for {best}');
});
