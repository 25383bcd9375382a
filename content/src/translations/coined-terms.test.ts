import { expect, test } from 'vitest';
import { coinedTerms } from '../../entries/terms/coined.ts';

test('each coined term is written in both languages, with their own letters', () => {
  for (const { en, si, ta } of coinedTerms) {
    expect(en, en).not.toBe('');
    expect(si, en).toMatch(/\p{Script=Sinhala}/u);
    expect(ta, en).toMatch(/\p{Script=Tamil}/u);
  }
  expect(new Set(coinedTerms.map(({ en }) => en)).size).toBe(coinedTerms.length);
});
