import { expect, test } from 'vitest';
import { askedBy, entryNamed, nameOf, searchFor } from './code-address.ts';

test.each([
  // address                          box           list     open
  ['', '', 'all', undefined],
  ['?q=tea+export', 'tea export', 'all', undefined],
  ['?q=tea&in=naics', 'tea', 'naics', undefined],
  ['?q=software&code=hsic-620199', 'software', 'all', 'hsic-620199'],
  ['?code=uk-sic-62012', '62012', 'all', 'uk-sic-62012'], // a link to an entry alone asks for its code
  ['?code=620199', '620199', 'all', 'hsic-620199'], // a code without its list is Hong Kong's
  ['?code=naics-31-33', '31-33', 'all', 'naics-31-33'], // a code may have a dash of its own
])('%s asks for "%s" in %s', (search, q, within, open) => {
  expect(askedBy(search)).toEqual({ typed: { q, in: within }, open, kept: [] });
});

test.each([
  ['', 'all', undefined, ''],
  ['tea export', 'all', undefined, '?q=tea+export'],
  [
    'ගොඩනැගිලි',
    'hsic',
    undefined,
    '?q=%E0%B6%9C%E0%B7%9C%E0%B6%A9%E0%B6%B1%E0%B7%90%E0%B6%9C%E0%B7%92%E0%B6%BD%E0%B7%92&in=hsic',
  ],
  ['software', 'all', 'hsic-620199', '?q=software&code=hsic-620199'],
])('"%s" in %s with %s open is %s', (q, within, open, query) => {
  expect(searchFor({ q, in: within }, open)).toBe(query);
});

test('a search comes back from its own address', () => {
  const typed = { q: 'R&D, 50% + more?', in: 'uk-sic' };
  expect(askedBy(searchFor(typed, 'naics-541511'))).toEqual({ typed, open: 'naics-541511', kept: [] });
});

test('an endless question is cut', () => {
  expect(askedBy(`?q=${'x'.repeat(5000)}`).typed['q']).toHaveLength(200);
});

test('a name and its entry are one', () => {
  expect(entryNamed(nameOf({ system: 'uk-sic', code: '62012' }))).toEqual({ system: 'uk-sic', code: '62012' });
});

test('kept codes are in the address, each once, and come back from it', () => {
  const saved = ['uk-sic-62012', 'naics-31-33', 'hsic-620199'];
  const search = searchFor({ q: 'software', in: 'all' }, undefined, saved);

  expect(search).toBe('?q=software&keep=uk-sic-62012+naics-31-33+hsic-620199');
  expect(askedBy(search).kept).toEqual(saved);
  expect(askedBy('?keep=hsic-1+hsic-1++2').kept).toEqual(['hsic-1', 'hsic-2']);
  expect(askedBy(`?keep=${Array.from({ length: 99 }, (_, at) => at).join('+')}`).kept).toHaveLength(20);
});
