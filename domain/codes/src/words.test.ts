import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { fold, stem, words } from './words.ts';

test.each([
  ['developer', 'development', 'developing', 'developers', 'develop'],
  ['consultant', 'consultancy', 'consulting', 'consult'],
  ['electric', 'electrical', 'electrician'],
  ['printing', 'printer', 'printers'],
  ['company', 'companies'],
  ['box', 'boxes'],
  ['shop', 'shopping', 'shops'],
])('%s has the stem of its other forms', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['car', 'care'],
  ['plant', 'plantation'],
  ['chemist', 'chemical'],
  ['product', 'production'],
  ['bus', 'business'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('Sinhala and Tamil words keep their vowel signs and lose invisible joiners', () => {
  expect(fold('ක්‍රීඩා')).toBe('ක්රීඩා');
  expect(words('மென்பொருள் மேம்பாடு')).toHaveLength(2);
});

test.each([
  ['tea', 'tea', 2, 0],
  ['marketting', 'marketing', 2, 1], // one letter too many
  ['agnecy', 'agency', 2, 1], // two letters swapped
  ['fotographer', 'photographer', 2, 2],
  ['tea', 'translation', 2, 3], // more than the limit, whatever it is
])('from %s to %s, at most %i: %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});

test('a distance is the same both ways, and nothing only between equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
