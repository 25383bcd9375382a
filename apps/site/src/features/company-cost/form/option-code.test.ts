import { kinds, packageLevels, places } from '@formation/formation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOption, everyService, stateCodes } from './cost-option.ts';
import { defaultFields } from './default-fields.ts';
import { savedCodes, savedOptions, optionCode, optionFrom } from './option-code.ts';

const defaults = defaultFields('2026-11-21');

test.each([
  [{ state: 'DE' }, 'us_DE_llc_basic'],
  [{ state: 'TX', kind: 'corporation', level: 'none', accountant: 'on' }, 'us_TX_corporation_accountant:on'],
  [{ level: 'none', 'registered-agent-price': '49.50' }, 'us_WY_llc_registered-agent:49.50'],
  [{ level: 'none', 'itin-price': '80' }, 'us_WY_llc_itin:80'], // a price chooses
  [{ level: 'none', 'with-address': '', 'address-price': '90' }, 'us_WY_llc_address:off'], // what is left out stays out
  [{ kind: 'llc-several', level: 'none' }, 'us_WY_llc-several'],
  [{ place: 'uk', state: 'DE', level: 'growth', 'auditor-price': '900' }, 'uk_growth'], // no auditor in the UK
  [
    { state: 'DE', kind: 'corporation', level: 'none', shares: '10,000,000', issued: '8000000', assets: '$5,000' },
    'us_DE_corporation_shares:10000000-8000000-5000',
  ],
  [{ state: 'DE', kind: 'corporation', level: 'none', shares: '10', issued: '11' }, 'us_DE_corporation'], // more than are allowed
  [{ state: 'NV', kind: 'corporation', level: 'none', shares: '10' }, 'us_NV_corporation'], // not counted there
  [{ place: 'hk' }, 'hk'], // we have no package there
  [{ place: 'lk-ltd', level: 'basic', 'auditor-price': '60000' }, 'lk-ltd_auditor:60000'], // nor there
  [{ place: 'lk' }, 'lk'],
  [{ place: 'mars', state: 'XX', kind: 'gmbh', level: 'gold' }, 'us_WY_llc'], // nonsense falls back to the first choice
])('%j is kept as %s', (typed, code) => {
  expect(optionCode(costOption({ ...defaults, ...typed }))).toBe(code);
});

test('links of old name the services that were chosen, and still do', () => {
  expect(optionFrom('us_TX_corporation_accountant:')?.services).toEqual([{ key: 'accountant', is: 'on' }]);
  expect(optionFrom('us_WY_llc_registered-agent:49.50_address:')?.services).toEqual([
    { key: 'registered-agent', is: '49.50' }, // an address is counted anyway
  ]);
});

test.each(['', 'xx', '__proto__', 'us:WY'])('%j names no option', (code) => {
  expect(optionFrom(code)).toBeUndefined();
});

test('parts of a code that make no sense are left out', () => {
  expect(optionFrom('us_XX_gmbh_gold_yacht:5')).toEqual({
    form: { country: 'us', state: 'WY', kind: 'llc' },
    services: [],
  });
});

test('a code with shares names them again', () => {
  const code = 'us_DE_corporation_growth_shares:10000000-8000000-5000.25_address:off';
  const option = optionFrom(code);

  expect(option && optionCode(option)).toBe(code);
});

test('at most three options are kept, each once', () => {
  expect(savedCodes(savedOptions('lk~hk~lk~~nonsense~uk~us_DE_llc'))).toBe('lk~hk~uk');
});

const anyOption = fc
  .record({
    place: fc.constantFrom(...places),
    state: fc.constantFrom(...stateCodes),
    kind: fc.constantFrom(...kinds),
    level: fc.constantFrom('none', ...packageLevels),
    price: fc.constantFrom('', '0', '120.50'),
    left: fc.subarray(everyService.map(({ key }) => `with-${key}`)),
    added: fc.subarray(everyService.map(({ key }) => key)),
  })
  .map(({ price, left, added, ...typed }) =>
    costOption({
      ...defaults,
      ...typed,
      ...Object.fromEntries(left.map((name) => [name, ''])),
      ...Object.fromEntries(
        added.flatMap((key) => [
          [key, 'on'],
          [`${key}-price`, price],
        ]),
      ),
    }),
  );

test('every option comes back from its code', () => {
  fc.assert(
    fc.property(anyOption, (option) => {
      expect(optionFrom(optionCode(option))).toEqual(option);
    }),
  );
});
