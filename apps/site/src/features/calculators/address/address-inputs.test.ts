import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFor, addressInputs } from './address-inputs.ts';

test('a plain address asks for the quick estimate, with empty fields', () => {
  expect(addressInputs('')).toEqual({ mode: 'quick', typed: {} });
});

test('a text that nobody types is passed over', () => {
  expect(addressInputs(`?soldPrice=${'9'.repeat(300)}&itemCost=4`)).toEqual({
    mode: 'quick',
    typed: { itemCost: '4' },
  });
});

test.each([
  ['2026-02-30', true],
  ['tomorrow', true],
  ['2026-02-28', undefined],
  ['', undefined],
])('whether the address names a day that does not exist: "%s"', (day, noSuchDay) => {
  expect(addressInputs(`?mode=published&day=${day}`).noSuchDay).toBe(noSuchDay);
});

test('whatever stands in the fields comes back from the address', () => {
  const name = fc.constantFrom('soldPrice', 'site', 'topRated', 'note');
  const typed = fc.dictionary(name, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }));

  fc.assert(
    fc.property(typed, (fields) => {
      const inputs = { mode: 'published', day: '2026-11-21', typed: fields } as const;

      expect(addressInputs(addressFor('/calculator/ebay', inputs).split('?')[1] ?? '')).toEqual(inputs);
    }),
  );
});
