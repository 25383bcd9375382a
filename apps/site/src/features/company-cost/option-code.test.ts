import { possibleAddOns } from '@formation/formation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOption, formOf, hasPackages, kinds, levels, places, stateCodes } from './cost-option.ts';
import { keptCodes, keptOptions, optionCode, optionFrom } from './option-code.ts';

test.each([
  [{ place: 'us', state: 'DE', kind: 'llc', level: 'basic' }, 'us_DE_llc_basic'],
  [{ place: 'us', state: 'TX', kind: 'corporation', level: 'none', accountant: 'on' }, 'us_TX_corporation_accountant:'],
  [{ place: 'us', state: 'WY', 'registered-agent-price': '49.50' }, 'us_WY_llc_registered-agent:49.50'], // a price chooses
  [{ place: 'uk', state: 'DE', level: 'growth', 'auditor-price': '900' }, 'uk_growth'], // no auditor in the UK
  [{ place: 'hk', level: 'basic' }, 'hk'], // we have no package there
  [{ place: 'lk' }, 'lk'],
  [{ place: 'mars', state: 'XX', kind: 'gmbh' }, 'us_WY_llc'], // nonsense falls back to the first choice
])('%j is kept as %s', (typed, code) => {
  expect(optionCode(costOption(typed))).toBe(code);
});

test.each(['', 'xx', '__proto__', 'us:WY'])('%j names no option', (code) => {
  expect(optionFrom(code)).toBeUndefined();
});

test('parts of a code that make no sense are left out', () => {
  expect(optionFrom('us_XX_gmbh_gold_yacht:5')).toEqual({
    form: { country: 'us', state: 'WY', kind: 'llc' },
    addOns: [],
  });
});

test('at most three options are kept, each once', () => {
  expect(keptCodes(keptOptions('lk~hk~lk~~nonsense~uk~us_DE_llc'))).toBe('lk~hk~uk');
});

const anyOption = fc
  .record({
    place: fc.constantFrom(...places),
    state: fc.constantFrom(...stateCodes),
    kind: fc.constantFrom(...kinds),
    level: fc.constantFrom(undefined, ...levels),
    price: fc.constantFrom('', '0', '120.50'),
  })
  .map(({ place, state, kind, level, price }) => {
    const form = formOf(place, state, kind);
    const addOns = possibleAddOns(form).map((key) => ({ key, price }));
    return { form, ...(level && hasPackages(form) ? { level } : {}), addOns };
  });

test('every option comes back from its code', () => {
  fc.assert(
    fc.property(anyOption, (option) => {
      expect(optionFrom(optionCode(option))).toEqual(option);
    }),
  );
});
