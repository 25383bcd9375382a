import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExactText } from './decimal.ts';
import { rate } from './money.ts';
import { numberIn, readAmount, readLooseAmount, readLooseNumber, readNumber, readsAs } from './read-number.ts';

test.each([
  // typed             read
  ['1234.5', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1 234.50', '1234.5'],
  ['1\u00a0234.50', '1234.5'],
  ['1.234.567,50', '1234567.5'], // points separate thousands, so the comma is the decimal sign
  ['1,5', '15'], // a lone comma separates thousands
  ['$19.99', '19.99'],
  ['-$13.30', '-13.3'],
  ['HK$1,000', '1000'],
  ['Rs. 766,137.71', '766137.71'],
  ['Rs100', '100'],
  ['12 usd', '12'],
  ['12€', '12'],
  ['\u221240', '-40'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['+7', '7'],
  ['1e3', '1000'],
  ['1.5e-3', '0.0015'],
  ['0.000000000000000000000001', '0.000000000000000000000001'],
  ['99999999999999999999999999.99', '99999999999999999999999999.99'],
  ['\u0661\u0662\u0663\u066b\u0665', '123.5'], // Arabic
  ['\u06f1\u06f2', '12'], // Persian
  ['\u0be7\u0be8\u0be9', '123'], // Tamil
  ['\u0de7\u0de8\u0def', '129'], // Sinhala
  ['\uff11\uff10', '10'], // full width
  ['', '0'],
  ['   ', '0'],
  ['abc', '0'],
  ['12abc', '0'],
  ['-', '0'],
  ['1.2.3', '0'],
  ['--5', '0'],
  ['Infinity', '0'],
  ['NaN', '0'],
  ['1e400', '0'],
  ['9'.repeat(310), '0'], // no computer number is so large
  ['1'.repeat(500), '0'],
])('reads %j as %s', (typed, expected) => {
  expect(toExactText(readAmount(typed, 'USD'))).toBe(expected);
});

test.each([
  ['$1,234.50', '1234.5'],
  ['1,5', '15'],
  ['', '0'],
  ['abc', '0'],
  ['-', '0'],
  ['.', '0'],
  ['--5', '0'],
  ['-5', '-5'],
  ['-.5', '-0.5'],
  ['5-3', '5'],
  ['1.2.3', '1.2'],
  ['3 for 10', '310'],
  ['1e3', '13'], // the letter goes, the digits stay
  ['5.', '5'],
  ['\u0de7\u0de8', '12'],
  ['9'.repeat(310), '0'],
  [`1.${'0'.repeat(100_000)}1`, '1'],
])('the Amazon form reads %j as %s', (typed, expected) => {
  expect(toExactText(readLooseAmount(typed, 'USD'))).toBe(expected);
});

test.each(['', ' ', 'abc', '12abc', '-', '1.2.3', '1e400', '9'.repeat(310)])('%j is no number', (text) => {
  expect(numberIn(text)).toBeUndefined();
});

test('the Amazon form reads any text as stripping and parseFloat do', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-$, a'), maxLength: 14 }));

  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parseFloat(text.replace(/[^0-9.-]/g, ''));
      expect(Number(toExactText(readLooseNumber(text)))).toBe(Number.isFinite(parsed) ? parsed + 0 : 0);
    }),
  );
});

test('reading never throws, and reads back every number that it wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.bigInt(), fc.nat(30), (junk, units, scale) => {
      expect(typeof readNumber(junk).units).toBe('bigint');
      expect(typeof readLooseNumber(junk).units).toBe('bigint');
      const text = toExactText({ units, scale });
      expect(toExactText(readNumber(text))).toBe(text);
    }),
  );
});

test.each([
  ['1,234.50', '1234.5', true],
  ['  12 ', '12', true],
  ['$12', '12', true],
  ['', '0', true],
  ['1,5', '15', false],
  ['1e3', '13', false],
  ['abc', '0', false],
  ['1'.repeat(500), '0', false],
  ['9'.repeat(320), '0', false], // no computer number is so large: it counts as 0, and that is said
  ['-', '0', false],
])('%j plainly says %s: %s', (text, value, plainly) => {
  expect(readsAs(text, rate(value))).toBe(plainly);
});
