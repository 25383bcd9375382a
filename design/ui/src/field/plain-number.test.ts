import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainNumber } from './plain-number.ts';

test.each([
  // typed or pasted    put into the field
  ['1,234.50', '1234.50'],
  ['$ 1 234.50', '1234.50'],
  ['෧෨.෩', '12.3'], // Sinhala
  ['௧௨௩', '123'], // Tamil
  ['١٢٣', '123'], // Arabic
  ['१२३', '123'], // Devanagari
  ['১২৩', '123'], // Bengali
  ['1.234,50', '1234.50'], // points separate thousands
  ['€ 1.234.567,5', '1234567.5'],
  ['Rs. 1.234,50', '1234.50'],
  ['12,5', '125'],
  ['−5', '-5'], // the typographer's minus
  ['abc', ''],
])('%s becomes %s', (text, expected) => {
  expect(plainNumber(text)).toBe(expected);
});

test('whatever is pasted, only digits, points and minus signs remain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainNumber(text)).toMatch(/^[\d.-]*$/);
    }),
  );
});
