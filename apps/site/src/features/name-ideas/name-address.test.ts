import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedBy, askedIn, countries, lengths, queryFor, styles } from './name-address.ts';

test.each([
  // address                                style      country  seed          pages
  ['?seed=galle-0001', 'modern', 'us', 'galle-0001', 1],
  ['?seed=galle-0001&style=playful&country=hk', 'playful', 'hk', 'galle-0001', 1],
  ['?seed=galle-0001&style=loud&country=fr', 'modern', 'us', 'galle-0001', 1], // not offered: the first
  ['?seed=galle-0001&pages=3', 'modern', 'us', 'galle-0001', 3],
  ['?seed=galle-0001&pages=9999', 'modern', 'us', 'galle-0001', 10], // an address keeps no phone busy
  ['?seed=galle-0001&pages=-2', 'modern', 'us', 'galle-0001', 1],
])('%s asks for %s names of %s', (search, style, country, seed, pages) => {
  expect(askedBy(search)).toEqual({
    industry: '',
    keywords: '',
    must: '',
    longest: undefined,
    style,
    country,
    seed,
    pages,
  });
});

test('without a seed an address asks for nothing', () => {
  expect(askedBy('?industry=tea')).toBeUndefined();
});

test('names come back from their own address', () => {
  const text = fc
    .string({ maxLength: 120, unit: 'grapheme' })
    .map((typed) => typed.toWellFormed().slice(0, 120).toWellFormed());
  const query = fc.record({
    typed: fc.record({
      industry: text,
      keywords: text,
      must: text,
      longest: fc.constantFrom(...lengths),
      style: fc.constantFrom(...styles),
      country: fc.constantFrom(...countries),
    }),
    pages: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(query, ({ typed, pages }) => {
      const request = askedIn(typed, 'ella-0042', pages);
      expect(askedBy(queryFor(request))).toEqual(request);
    }),
  );
});
