import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from './in-language.ts';
import { pairOf } from './translations.ts';

const record = '../../translations/si.json';
afterEach(() => vi.doUnmock(record));

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

test('a translation of an English that has changed since is stale: the English is shown', async () => {
  vi.doMock(record, () => ({ default: [pairOf('Fee', 'ගාස්තුව')] }));
  vi.resetModules();
  const { inLanguage: shown } = await import('./in-language.ts');

  expect(shown({ en: 'Fee', si: 'ගාස්තුව' }, 'si')).toBe('ගාස්තුව');
  expect(shown({ en: 'Fee and tax', si: 'ගාස්තුව' }, 'si')).toBe('Fee and tax');
  expect(shown({ en: 'Tax', si: 'බද්ද' }, 'si')).toBe('බද්ද'); // nobody has recorded it yet
});
