import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test('a text that has no translation is English', () => {
  expect(inLanguage({ en: 'Fee' }, 'si')).toBe('Fee');
  expect(inLanguage({ en: 'Fee', si: 'ගාස්තුව' }, 'si')).toBe('ගාස්තුව');
  expect(inLanguage({ en: 'Fee', si: 'ගාස්තුව' }, 'ta')).toBe('Fee');
});

test('a group is completed text by text, and a list of another length is English', () => {
  const en = { title: 'Fee', list: ['one', 'two'], deep: { text: 'Day' } };
  const si = { title: 'ගාස්තුව', list: ['එක'] } as unknown as typeof en; // as a file that is not whole yet
  expect(inLanguage({ en, si }, 'si')).toEqual({ title: 'ගාස්තුව', list: ['one', 'two'], deep: { text: 'Day' } });
});
