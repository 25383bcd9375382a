import { expect, test } from 'vitest';
import { coinedTerms, termsIn } from '../../entries/terms/coined.ts';

test('each coined term is written in both languages, with their own letters', () => {
  for (const { en, si, ta } of coinedTerms) {
    expect(en, en).not.toBe('');
    expect(si, en).toMatch(/\p{Script=Sinhala}/u);
    expect(ta, en).toMatch(/\p{Script=Tamil}/u);
  }
  expect(new Set(coinedTerms.map(({ en }) => en)).size).toBe(coinedTerms.length);
});

test('the last line can go', () => {
  expect(termsIn('\na = b = c\n')).toEqual([{ en: 'a', si: 'b', ta: 'c' }]);
  expect(termsIn('\n')).toEqual([]);
});
