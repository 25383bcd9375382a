import { deadlines } from '@formation/deadlines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, typedCompany } from './typed-company.ts';

const today = '2026-11-21';

test.each([
  [{}, { country: 'us', state: 'WY', kind: 'llc', owners: 'one', foreignOwned: true, incorporated: today }],
  [
    { country: 'us', state: 'CA', kind: 'corporation', owners: 'several', foreign: 'no', yearEnd: '06-30' },
    { country: 'us', state: 'CA', kind: 'corporation', owners: 'several', foreignOwned: false, yearEnd: '06-30' },
  ],
  [
    { country: 'uk', incorporated: '2024-02-29', ownerBirthMonth: '4', tradingFrom: '2024-05-01' },
    { country: 'uk', incorporated: '2024-02-29', ownerBirthMonth: 4, tradingFrom: '2024-05-01' },
  ],
  [
    { country: 'uk', ownerBirthMonth: '13', vatPassed: '2026-02-30' },
    { ownerBirthMonth: undefined, vatThresholdPassed: undefined },
  ],
  [
    { country: 'hk', registrationYears: '3' },
    { country: 'hk', registrationYears: 3 },
  ],
  [{ country: 'hk', registrationYears: '2' }, { registrationYears: 1 }],
  [
    { country: 'mars', state: 'toString', incorporated: 'soon', yearEnd: '02-30' },
    { country: 'us', state: 'WY', incorporated: today, yearEnd: undefined },
  ],
])('%j is read as %j', (typed, expected) => {
  expect(typedCompany(typed, today)).toMatchObject(expected);
});

test.each(['', 'today', '2026-02-29', '1066-10-14', '9999-12-31'])('%j is no day for the rules', (text) => {
  expect(dayIn(text)).toBeUndefined();
});

test('whatever is typed, the rules give dates within the time asked for', () => {
  const typed = fc.dictionary(
    fc.constantFrom(
      'country',
      'state',
      'kind',
      'incorporated',
      'yearEnd',
      'tradingFrom',
      'statementUpTo',
      'vatPassed',
      'ownerBirthMonth',
    ),
    fc.oneof(
      fc.constantFrom('uk', 'hk', 'us', 'DE', '1900-01-01', '2099-12-31', '2024-02-29', '02-29', '12-31', '7'),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(typed, (fields) => {
      for (const { due } of deadlines(typedCompany(fields, today), '2026-11-21', '2029-11-21'))
        expect(due >= '2026-11-21' && due <= '2029-11-21').toBe(true);
    }),
  );
});
