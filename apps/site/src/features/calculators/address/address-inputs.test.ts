import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFor, addressInputs, filledIn } from './address-inputs.ts';

test('a plain address asks for the quick estimate, with empty fields', () => {
  expect(addressInputs('')).toEqual({ mode: 'quick', typed: {} });
});

test('a text that nobody types is passed over', () => {
  expect(addressInputs(`?soldPrice=${'9'.repeat(300)}&itemCost=4`)).toEqual({
    mode: 'quick',
    typed: { itemCost: '4' },
  });
});

test('nor is it written: what is read again is what stands in an address', () => {
  const typed = { soldPrice: '9'.repeat(201), itemCost: '4' };

  expect(addressFor('/calculator/ebay', { mode: 'quick', typed })).toBe('/calculator/ebay?mode=quick&itemCost=4');
});

test('empty fields are not named, but for one that proposes a number', () => {
  expect(filledIn({ amount: '', rate: '', to: 'EUR' }, { amount: '1000', rate: '' })).toEqual({
    amount: '',
    to: 'EUR',
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
  const typed = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 60 }));

  fc.assert(
    fc.property(typed, (fields) => {
      const inputs = { mode: 'published', day: '2026-11-21', typed: fields } as const;

      expect(addressInputs(addressFor('/calculator/ebay', inputs).split('?')[1] ?? '')).toEqual(inputs);
    }),
  );
});
